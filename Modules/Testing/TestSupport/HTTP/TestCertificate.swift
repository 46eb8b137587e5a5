/// A certificate of 100 years and its key, both in the PEM format.
public struct TestCertificate: Sendable {
    /// The certificate.
    public let certificate: String
    /// The private key.
    public let key: String

    /// A certificate for `localhost`.
    public static let localhost = TestCertificate(
        certificate: """
            -----BEGIN CERTIFICATE-----
            MIIBfzCCASWgAwIBAgIUIGUNCOqNKP1UyAlRgyP/WD86L+AwCgYIKoZIzj0EAwIw
            FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjE4MDg1NVoYDzIxMjYxMDI5
            MTgwODU1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
            PQMBBwNCAAQr4HOkglxoEgU+yoBMxjTEDquQ+zv2Qr2LM48YZeG22tttV5drnFWb
            RrczfP30JNXo0Yusvbnz3Rbd4eXz5Z4do1MwUTAdBgNVHQ4EFgQUf9L46Aq/kXhP
            LAN2H7QJw6seqUkwHwYDVR0jBBgwFoAUf9L46Aq/kXhPLAN2H7QJw6seqUkwDwYD
            VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiACkp791nRKNK/Ur4mytJXg
            u9IyD+vjjzTlZJmio+EK7AIhAJf8A5ioWjNHVpcepxV3DuV2guufdOQWMa6aP+cY
            Ytv6
            -----END CERTIFICATE-----

            """,
        key: """
            -----BEGIN PRIVATE KEY-----
            MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg6OsHZhnh/t3fqx3Q
            1bctD8XFSTvLm1TfUAyVEB2LT1ChRANCAAQr4HOkglxoEgU+yoBMxjTEDquQ+zv2
            Qr2LM48YZeG22tttV5drnFWbRrczfP30JNXo0Yusvbnz3Rbd4eXz5Z4d
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
