// The native bridge of the web view for iOS 14.5 and later: version 2, with version 1 for older pages.
// Paste it, implement `WebViewBridgeHost`, call `attach(to:)`, and load the first page in its completion. Make a `WebViewNavigation` the
// `navigationDelegate` of the web view, and hold it: the web view does not.

import Foundation
import UIKit
import WebKit

/// Who is logged in in the app. One of `assertion` and `subject` at least is there.
struct WebViewSession {
    enum Category: String {
        case member = "mobileMember"
        case corporate = "mobileCorporate"
    }

    let category: Category
    /// The `sub` of the app's tokens.
    let subject: String?
    /// Fresh from the login call, and not spent: the page exchanges it once. Never an access or a refresh token.
    let assertion: String?

    fileprivate var json: [String: Any] {
        var fields: [String: Any] = ["category": category.rawValue]
        if let subject = subject { fields["subject"] = subject }
        if let assertion = assertion { fields["assertion"] = assertion }
        return fields
    }
}

/// What the app does for the pages. All of it is called on the main thread, and answered there exactly once: also where a person swipes
/// the sheet away.
@MainActor
protocol WebViewBridgeHost: AnyObject {
    /// `nil` for nobody.
    func currentSession(_ completion: @escaping @MainActor (WebViewSession?) -> Void)
    /// Shows the app's login; `nil` where the person did not want to.
    func logIn(isExpired: Bool, _ completion: @escaping @MainActor (WebViewSession?) -> Void)
    /// Somebody logged in on a page: the person logged in in the app no longer is. Do not tell the page of this change.
    func pageLoggedIn(category: WebViewSession.Category, subject: String)
    /// The person logged out on a page: log them out of the app, and everywhere if they asked for it.
    func pageLoggedOut(everywhere: Bool)
    /// Shows the system's sheet for sharing; `true` where something was shared.
    func share(_ items: [Any], _ completion: @escaping @MainActor (Bool) -> Void)
    /// Offers the events of an iCalendar file to the calendar.
    func addToCalendar(_ file: Data, name: String, _ completion: @escaping @MainActor (Bool) -> Void)
    /// Shows `PKAddPassesViewController`.
    func addToWallet(_ pass: Data, _ completion: @escaping @MainActor (Bool) -> Void)
    func closeWebView()
}

@MainActor
final class WebViewBridge: NSObject, WKScriptMessageHandlerWithReply {
    #if compiler(>=6)
    typealias Reply = @MainActor @Sendable (Any?, String?) -> Void
    #else
    typealias Reply = (Any?, String?) -> Void
    #endif

    private static let versions = ["least": 1, "highest": 2]
    private static let capabilities = [
        "session", "browser", "language", "share", "calendar", "wallet", "brightness",
    ]

    /// Scheme, host and port of the site: no page of another origin is answered.
    private let origin: WebOrigin
    private weak var host: WebViewBridgeHost?
    private weak var webView: WKWebView?
    private var usualBrightness: CGFloat?

    /// - Parameter origin: the site's own, such as `https://www.example.com`.
    init(origin: URL, host: WebViewBridgeHost) {
        guard let own = WebOrigin(origin), own.scheme == "https" else {
            preconditionFailure("The origin of the web view must be an https address: \(origin)")
        }
        self.origin = own
        self.host = host
    }

    /// Registers the bridge, and marks the site's cookies, by which an address without `/mobile` leads to the page inside the app. The web
    /// view keeps the bridge: call `detach()` when the web view closes.
    func attach(to webView: WKWebView, _ completion: @escaping @MainActor () -> Void) {
        self.webView = webView
        let configuration = webView.configuration
        configuration.userContentController.addScriptMessageHandler(self, contentWorld: .page, name: "airline")
        let mark = HTTPCookie(properties: [
            .domain: origin.host, .path: "/", .name: "airline.surface", .value: "webview", .secure: "TRUE",
            .sameSitePolicy: HTTPCookieStringPolicy.sameSiteLax,
        ])
        guard let cookie = mark else { return completion() }
        configuration.websiteDataStore.httpCookieStore.setCookie(cookie) { completion() }
    }

    func detach() {
        restoreBrightness()
        webView?.configuration.userContentController
            .removeScriptMessageHandler(forName: "airline", contentWorld: .page)
    }

    // MARK: What the app tells the page

    /// Call it when somebody else is logged in in the app, or nobody: the page asks who.
    func sessionChanged() {
        tell(["event": "sessionChanged"])
        // Pages of version 1 know this one alone; later ones do not listen to it.
        webView?.evaluateJavaScript("window.dispatchEvent(new Event('airlinesessionchange'))", completionHandler: nil)
    }

    func languageChanged() {
        tell(["event": "languageChanged", "params": language()])
    }

    private func tell(_ message: [String: Any]) {
        guard let webView = webView, webView.url.flatMap({ WebOrigin($0) }) == origin,
              let data = try? JSONSerialization.data(withJSONObject: message),
              let detail = String(data: data, encoding: .utf8) else { return }
        // The text is an argument and never a piece of script.
        webView.callAsyncJavaScript(
            "window.dispatchEvent(new CustomEvent('airlinenative', { detail }))",
            arguments: ["detail": detail], in: nil, in: .page, completionHandler: nil)
    }

    // MARK: What the page asks

    func userContentController(
        _ controller: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping Reply
    ) {
        let sender = message.frameInfo.securityOrigin
        guard message.frameInfo.isMainFrame,
              WebOrigin(scheme: sender.protocol, host: sender.host, port: sender.port) == origin else {
            replyHandler(nil, "forbidden")
            return
        }
        guard let fields = message.body as? [String: Any],
              let id = integer(fields["id"]), (0...Int(Int32.max)).contains(id),
              let method = fields["method"] as? String else {
            // Without an id there is nothing to answer by.
            replyHandler(nil, "malformed")
            return
        }
        let isFirstVersion = fields["version"] == nil
        guard isFirstVersion || (integer(fields["version"]).map { (1...9_999).contains($0) } ?? false) else {
            replyHandler(["id": id, "error": ["code": "malformed"]], nil)
            return
        }
        let version = isFirstVersion ? 1 : integer(fields["version"]) ?? 1
        // In version 1 the result stands alone, and a refusal is `null`.
        let answer: @MainActor (Any) -> Void = { result in
            replyHandler(version == 1 ? result : ["id": id, "result": result], nil)
        }
        let refuse: @MainActor (String) -> Void = { code in
            replyHandler(version == 1 ? NSNull() : ["id": id, "error": ["code": code]], nil)
        }
        let bare = ["getSession", "sessionExpired", "close"] + (version == 1 ? [] : ["getLanguage"])
        if bare.contains(method) && fields["params"] != nil { return refuse("malformed") }
        // In version 1 `openExternal` has its address beside the method.
        let params = version == 1 ? fields : fields["params"] as? [String: Any] ?? [:]
        handle(method, params, version, answer, refuse)
    }

    private func handle(
        _ method: String, _ params: [String: Any], _ version: Int,
        _ answer: @escaping @MainActor (Any) -> Void, _ refuse: @escaping @MainActor (String) -> Void
    ) {
        guard let host = host else { return refuse("failed") }
        let session: @MainActor (WebViewSession?) -> Void = { answer($0?.json ?? NSNull()) }
        switch (method, version) {
        case ("getSession", _):
            host.currentSession(session)
        case ("sessionExpired", _):
            host.logIn(isExpired: true, session)
        case ("openExternal", _):
            guard let url = webAddress(params["url"]) else { return refuse("malformed") }
            UIApplication.shared.open(url)
            answer(NSNull())
        case ("close", _):
            answer(NSNull())
            host.closeWebView()
        case (_, 1):
            refuse("unknownMethod")
        case ("hello", _):
            guard isOffer(params) else { return refuse("malformed") }
            let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "?"
            answer([
                "versions": Self.versions, "capabilities": Self.capabilities, "name": "Alisio \(name) (iOS)",
            ])
        case ("logIn", _):
            guard let reason = params["reason"] as? String, ["needed", "expired"].contains(reason) else {
                return refuse("malformed")
            }
            host.logIn(isExpired: reason == "expired", session)
        case ("loggedIn", _):
            guard let category = (params["category"] as? String).flatMap(WebViewSession.Category.init),
                  let subject = text(params["subject"], 200) else { return refuse("malformed") }
            host.pageLoggedIn(category: category, subject: subject)
            answer(NSNull())
        case ("loggedOut", _):
            guard let everywhere = boolean(params["everywhere"]) else { return refuse("malformed") }
            host.pageLoggedOut(everywhere: everywhere)
            answer(NSNull())
        case ("getLanguage", _):
            answer(language())
        case ("share", _):
            let read: [(String, Any?)] = [
                ("title", text(params["title"], 200)), ("text", text(params["text"], 4_000)),
                ("url", webAddress(params["url"])),
            ]
            let items = read.compactMap { $0.1 }
            // One that is there and cannot be read is no reason to share the others.
            let areRead = read.allSatisfy { name, value in value != nil || params[name] == nil }
            if items.isEmpty || !areRead { return refuse("malformed") }
            host.share(items) { answer(["isShared": $0]) }
        case ("addToCalendar", _):
            guard let name = fileName(params["name"]), let content = text(params["content"], 200_000),
                  ["BEGIN:VCALENDAR\r\n", "BEGIN:VCALENDAR\n"].contains(where: content.hasPrefix) else { return refuse("malformed") }
            host.addToCalendar(Data(content.utf8), name: name) { answer(["isAdded": $0]) }
        case ("addToWallet", _):
            let types = ["application/vnd.apple.pkpass", "application/vnd.apple.pkpasses"]
            guard fileName(params["name"]) != nil, let type = params["type"] as? String, types.contains(type),
                  let base64 = text(params["base64"], 2_000_000), let pass = Data(base64Encoded: base64) else {
                return refuse("malformed")
            }
            host.addToWallet(pass) { answer(["isAdded": $0]) }
        case ("setBrightness", _):
            switch params["level"] as? String {
            case "full": brighten()
            case "usual": restoreBrightness()
            default: return refuse("malformed")
            }
            answer(NSNull())
        default:
            refuse("unknownMethod")
        }
    }

    // MARK: The screen and the language

    private func brighten() {
        if usualBrightness == nil { usualBrightness = UIScreen.main.brightness }
        UIScreen.main.brightness = 1
    }

    /// Call it too when the app goes to the background.
    func restoreBrightness() {
        if let usual = usualBrightness { UIScreen.main.brightness = usual }
        usualBrightness = nil
    }

    private func language() -> [String: Any] {
        let app = Bundle.main.preferredLocalizations.first ?? "es"
        let language = app.split(separator: "-").first.map(String.init) ?? "es"
        let region = Locale.current.regionCode
        let hours = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: .current) ?? ""
        return [
            "locale": region.map { "\(language)-\($0)" } ?? language,
            "hourCycle": hours.contains("a") ? "h12" : "h23",
        ]
    }

    // MARK: Reading what somebody else wrote

    private func isOffer(_ params: [String: Any]) -> Bool {
        guard let versions = params["versions"] as? [String: Any],
              let least = integer(versions["least"]), let highest = integer(versions["highest"]),
              1 <= least, least <= highest, highest <= 9_999,
              let names = params["capabilities"] as? [Any], names.count <= 40 else { return false }
        let hasName = params["name"] == nil || text(params["name"], 80) != nil
        return hasName && names.allSatisfy { text($0, 40) != nil }
    }

    /// A number that is no truth value: JavaScript's `true` comes as an `NSNumber` too.
    private func integer(_ value: Any?) -> Int? {
        guard let number = value as? NSNumber, CFGetTypeID(number) != CFBooleanGetTypeID() else { return nil }
        return Int(exactly: number.doubleValue)
    }

    private func boolean(_ value: Any?) -> Bool? {
        guard let number = value as? NSNumber, CFGetTypeID(number) == CFBooleanGetTypeID() else { return nil }
        return number.boolValue
    }

    private func text(_ value: Any?, _ maximum: Int) -> String? {
        guard let text = value as? String, !text.isEmpty, text.utf16.count <= maximum else { return nil }
        return text
    }

    /// Looks at single code points: a letter that is drawn over a `/` makes it no other character.
    private func fileName(_ value: Any?) -> String? {
        guard let name = text(value, 120), name.unicodeScalars.first != "." else { return nil }
        let isPlain = name.unicodeScalars.allSatisfy { scalar in
            !["/", "\\", ":"].contains(scalar) && scalar.properties.generalCategory != .control
        }
        return isPlain ? name : nil
    }

    /// Refuses before `URL` reads it, which writes `%0A` for a line break and goes on.
    private func webAddress(_ value: Any?) -> URL? {
        guard let address = text(value, 2_000), address.hasPrefix("https://"),
              address.unicodeScalars.allSatisfy({ $0 != "\\" && !$0.properties.isWhitespace && $0.value > 32 }),
              let url = URL(string: address), url.host?.isEmpty == false, url.user == nil, url.password == nil else {
            return nil
        }
        return url
    }
}

/// Scheme, host and port, in the one form that two of the same origin have in common.
private struct WebOrigin: Equatable {
    let scheme: String
    let host: String
    let port: Int

    /// - Parameter port: 0 for the one that the scheme has by itself.
    init(scheme: String, host: String, port: Int) {
        self.scheme = scheme.lowercased()
        self.host = host.lowercased()
        self.port = port == 0 && self.scheme == "https" ? 443 : port
    }

    init?(_ url: URL) {
        guard let scheme = url.scheme, let host = url.host else { return nil }
        self.init(scheme: scheme, host: host, port: url.port ?? 0)
    }
}

/// Keeps the web view to the pages that it may show; everything else goes to the browser, the telephone or the mail.
@MainActor
final class WebViewNavigation: NSObject, WKNavigationDelegate {
    #if compiler(>=6)
    typealias Decision = @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    #else
    typealias Decision = (WKNavigationActionPolicy) -> Void
    #endif

    private let isAllowed: (URL) -> Bool
    private weak var bridge: WebViewBridge?
    private weak var downloads: WKDownloadDelegate?

    /// - Parameters:
    ///   - downloads: takes the files that pages make themselves: statements, the own data, recovery codes. Without it there are none.
    ///   - isAllowed: `isWebviewAllowed` of `@airline/links` in Swift, held to its `vectors/webview-allowlist.json`.
    init(bridge: WebViewBridge, downloads: WKDownloadDelegate? = nil, isAllowed: @escaping (URL) -> Bool) {
        self.bridge = bridge
        self.downloads = downloads
        self.isAllowed = isAllowed
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor action: WKNavigationAction, decisionHandler: @escaping Decision
    ) {
        if action.shouldPerformDownload, action.request.url?.scheme == "blob", downloads != nil {
            return decisionHandler(.download)
        }
        guard let url = action.request.url, isAllowed(url) else {
            decisionHandler(.cancel)
            let isPage = action.targetFrame?.isMainFrame ?? true
            if isPage, let url = action.request.url, ["https", "tel", "mailto"].contains(url.scheme?.lowercased() ?? "") {
                UIApplication.shared.open(url)
            }
            return
        }
        // A link to a new window opens in this one.
        decisionHandler(action.targetFrame == nil ? .cancel : .allow)
        if action.targetFrame == nil { webView.load(action.request) }
    }

    func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
        download.delegate = downloads
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        bridge?.restoreBrightness()
    }
}
