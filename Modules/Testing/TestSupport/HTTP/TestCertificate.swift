/// A certificate of 100 years and its key, both in the PEM format.
public struct TestCertificate: Sendable {
    /// The certificate.
    public let certificate: String
    /// The private key.
    public let key: String

    /// A certificate for `localhost`, also as an alternative name, which clients need.
    public static let localhost = TestCertificate(
        certificate: """
            -----BEGIN CERTIFICATE-----
            MIIBlTCCATugAwIBAgIUchzroKDtUMnVwGSARG1JrpjZZdkwCgYIKoZIzj0EAwIw
            FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMzAxMjMyNloYDzIxMjYxMDMw
            MDEyMzI2WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
            PQMBBwNCAAQ9kJh8xiH+NB3WKyAil13GATR5wadSGkrXWLkjWml7Rncqrkd/OvLd
            SL/VPeQxJ0QH9qL+auO8OfnNJ3myiRfNo2kwZzAdBgNVHQ4EFgQUqeiilRgXzaK8
            8M6TIhLki7j0oLUwHwYDVR0jBBgwFoAUqeiilRgXzaK88M6TIhLki7j0oLUwDwYD
            VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
            SAAwRQIhAPVDNUE0rfKmyliYlSzNroUK3WORynLxjvTvE2PkfIM+AiBZBxea7zXh
            8L2q1ZnfaxtJRj9y7ObdVvQN15YkcrqXUQ==
            -----END CERTIFICATE-----

            """,
        key: """
            -----BEGIN PRIVATE KEY-----
            MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgpdKWrehD2Jzdj1CQ
            3TE4a8Bu15LrYIIK5A+hNrUg3cehRANCAAQ9kJh8xiH+NB3WKyAil13GATR5wadS
            GkrXWLkjWml7Rncqrkd/OvLdSL/VPeQxJ0QH9qL+auO8OfnNJ3myiRfN
            -----END PRIVATE KEY-----

            """)

    /// A certificate for `club.test`.
    public static let club = TestCertificate(
        certificate: """
            -----BEGIN CERTIFICATE-----
            MIIBgDCCASWgAwIBAgIUEF8gQTu5+lgo2BgtS6yiId21VzEwCgYIKoZIzj0EAwIw
            FDESMBAGA1UEAwwJY2x1Yi50ZXN0MCAXDTI2MTEyNTA3NDMxMVoYDzIxMjYxMTAx
            MDc0MzExWjAUMRIwEAYDVQQDDAljbHViLnRlc3QwWTATBgcqhkjOPQIBBggqhkjO
            PQMBBwNCAATtj/wGCL7OAVe6HZt5GEhC2molVPd8t93wsEfL2YpnjQfif1gPVGZp
            jkyyUMUKDInrP8O+BWQ1h99L1x86ylTto1MwUTAdBgNVHQ4EFgQUYC+sk+jyVmjl
            tzrlIodSghRb9GwwHwYDVR0jBBgwFoAUYC+sk+jyVmjltzrlIodSghRb9GwwDwYD
            VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEAu0Svj/kLgZCnRQhB516I
            vJkf6FArF22MYeybTEvPkTUCIQCPjd7+Tnyv7eNhdAWc2bCDf6t47HIP6oh8+xMJ
            WPlsmA==
            -----END CERTIFICATE-----

            """,
        key: """
            -----BEGIN PRIVATE KEY-----
            MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg4TyudFfW+8vF6dgU
            Yurpbyuqzax35v18WmXZdkKU9R+hRANCAATtj/wGCL7OAVe6HZt5GEhC2molVPd8
            t93wsEfL2YpnjQfif1gPVGZpjkyyUMUKDInrP8O+BWQ1h99L1x86ylTt
            -----END PRIVATE KEY-----

            """)
}
