const DAY = 24 * 60 * 60

const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' } as const

/** Columns of better-auth's tables. Source: 0009-staff-and-jobs.sql. */
export const authTables = {
  user: { modelName: 'staff_users', fields: { emailVerified: 'email_verified', ...timestamps } },
  session: {
    modelName: 'staff_sessions',
    fields: {
      userId: 'staff_user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      ...timestamps,
    },
    // A week, renewed once a day: a shop's screen stays signed in, a lost one does not.
    expiresIn: 7 * DAY,
    updateAge: DAY,
    // Changes of sign-in ask for the password; a session's age does not matter.
    freshAge: 0,
  },
  account: {
    modelName: 'staff_accounts',
    fields: {
      userId: 'staff_user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      ...timestamps,
    },
  },
  verification: {
    modelName: 'staff_verifications',
    fields: { expiresAt: 'expires_at', ...timestamps },
  },
} as const

/** Columns of second factors. Source: 0061-second-factor.sql. */
export const secondFactorTables = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'staff_second_factors',
    fields: {
      userId: 'staff_user_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
} as const

/** Columns of passkeys. Source: 0072-passkeys.sql. */
export const passkeyTables = {
  passkey: {
    modelName: 'staff_passkeys',
    fields: {
      userId: 'staff_user_id',
      publicKey: 'public_key',
      credentialID: 'credential_id',
      deviceType: 'device_type',
      backedUp: 'backed_up',
      createdAt: 'created_at',
    },
  },
} as const
