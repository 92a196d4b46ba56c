import Testing

@testable import CellRendering
@testable import TerminalIO

@Suite struct `Charset of a locale` {
  typealias Case = (environment: TerminalEnvironment, charset: Charset)

  @Test(
    arguments: [
      ([:], .ascii),
      (["LANG": "C"], .ascii),
      (["LANG": "POSIX"], .ascii),
      (["LANG": "en_US.ISO-8859-1"], .ascii),
      (["LANG": "en_US.UTF-8"], .unicode),
      (["LANG": "de_DE.utf8"], .unicode),
      (["LANG": "C.UTF-8"], .unicode),
      (["LANG": "ca_ES.UTF-8@valencia"], .unicode),
      (["LC_CTYPE": "UTF-8", "LANG": "C"], .unicode),
      (["LC_ALL": "C", "LANG": "en_US.UTF-8"], .ascii),
      (["LC_ALL": "", "LC_CTYPE": "", "LANG": "en_US.UTF-8"], .unicode),
      (["LC_CTYPE": "C", "LANG": "en_US.UTF-8"], .ascii),
      (["LANG": "."], .ascii),
      (["LANG": "@"], .ascii),
    ] as [Case]
  )
  func `follows the first locale that is set`(
    _ environment: TerminalEnvironment,
    _ charset: Charset
  ) {
    #expect(Charset(environment: environment) == charset)
  }
}
