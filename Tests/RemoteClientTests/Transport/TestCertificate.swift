/// A certificate that no authority has signed.
enum TestCertificate {
    /// A certificate of 100 years for localhost.
    static let certificate = """
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

        """

    static let key = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgpdKWrehD2Jzdj1CQ
        3TE4a8Bu15LrYIIK5A+hNrUg3cehRANCAAQ9kJh8xiH+NB3WKyAil13GATR5wadS
        GkrXWLkjWml7Rncqrkd/OvLdSL/VPeQxJ0QH9qL+auO8OfnNJ3myiRfN
        -----END PRIVATE KEY-----

        """
}
