// The native bridge of the web view for Android: version 2, with version 1 for older pages.
// Needs androidx.webkit:webkit, a version whose WebMessageCompat has a type. Paste it, implement WebViewBridgeHost, call attach() and set
// WebViewNavigation as the webViewClient before the first page is loaded.

package com.example.airline.webview

import android.graphics.Bitmap
import android.net.Uri
import android.text.format.DateFormat
import android.webkit.CookieManager
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import androidx.webkit.JavaScriptReplyProxy
import androidx.webkit.WebMessageCompat
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import org.json.JSONArray
import org.json.JSONException
import org.json.JSONObject

/** Who is logged in in the app. One of [assertion] and [subject] at least is there. */
class WebViewSession(
    /** `mobileMember` or `mobileCorporate`. */
    val category: String,
    /** The `sub` of the app's tokens. */
    val subject: String?,
    /** Fresh from the login call, and not spent: the page exchanges it once. Never an access or a refresh token. */
    val assertion: String?
) {
    internal fun toJson(): JSONObject {
        val json = JSONObject().put("category", category)
        if (subject != null) json.put("subject", subject)
        if (assertion != null) json.put("assertion", assertion)
        return json
    }
}

/**
 * What the app does for the pages. All of it is called on the main thread, and answered there exactly once: also where a person swipes
 * the sheet away.
 */
interface WebViewBridgeHost {
    /** Gives `null` for nobody. */
    fun currentSession(answer: (WebViewSession?) -> Unit)

    /** Shows the app's login; gives `null` where the person did not want to. */
    fun logIn(isExpired: Boolean, answer: (WebViewSession?) -> Unit)

    /** Somebody logged in on a page: the person logged in in the app no longer is. Do not tell the page of this change. */
    fun pageLoggedIn(category: String, subject: String)

    /** The person logged out on a page: log them out of the app, and everywhere if they asked for it. */
    fun pageLoggedOut(everywhere: Boolean)

    /** Opens the browser; for `tel:` and `mailto:` the telephone and the mail. */
    fun openInBrowser(address: Uri)

    /** Opens the system's sheet for sharing; gives whether it was opened, for Android does not say what came of it. */
    fun share(title: String?, text: String, answer: (Boolean) -> Unit)

    /** Offers the events of an iCalendar file to the calendar. */
    fun addToCalendar(name: String, content: String, answer: (Boolean) -> Unit)

    /** `WindowManager.LayoutParams.screenBrightness` of the activity: 1, or -1 as it was. */
    fun setFullBrightness(isFull: Boolean)

    fun closeWebView()

    /** The language of the app, with the region of the device: `es-MX`. */
    fun locale(): String
}

class WebViewBridge(
    private val webView: WebView,
    /** The site's own origin, such as `https://www.example.com`. */
    origin: String,
    private val appName: String,
    private val host: WebViewBridgeHost
) {
    private var page: JavaScriptReplyProxy? = null
    private val origin = originOf(Uri.parse(origin))

    init {
        val isOrigin = this.origin.startsWith("https://") && Uri.parse(origin).path.isNullOrEmpty()
        require(isOrigin && origin.none { it.isUpperCase() }) { "No https origin in small letters: $origin" }
    }

    /**
     * Registers the bridge, and marks the site's cookies, by which an address without `/mobile` leads to the page inside the app. False where
     * the device's WebView is too old for it: pages then work as in a browser.
     */
    fun attach(): Boolean {
        // Both are off by default, and no page works without them.
        webView.settings.javaScriptEnabled = true
        webView.settings.domStorageEnabled = true
        CookieManager.getInstance().setCookie(origin, "airline.surface=webview; Path=/; Secure; SameSite=Lax")
        if (!WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) return false
        // The object is in pages of the site's own origin alone: WebView looks at the origin, not at what a page says of itself.
        WebViewCompat.addWebMessageListener(webView, "airlineNative", setOf(origin)) { _, message, source, isMainFrame, reply ->
            if (isMainFrame && originOf(source) == origin) receive(message, reply)
        }
        return true
    }

    /** Call it when the app goes to the background; another page and the end of the web view do so themselves. */
    fun restoreBrightness() = host.setFullBrightness(false)

    /** Call it when the web view closes. */
    fun detach() {
        restoreBrightness()
        page = null
        if (WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) {
            WebViewCompat.removeWebMessageListener(webView, "airlineNative")
        }
    }

    /** Call it when somebody else is logged in in the app, or nobody: the page asks who. */
    fun sessionChanged() {
        page?.postMessage(JSONObject().put("event", "sessionChanged").toString())
        // Pages of version 1 know this one alone; later ones do not listen to it. It carries nothing, so that a page of another origin learns nothing.
        webView.evaluateJavascript("window.dispatchEvent(new Event('airlinesessionchange'))", null)
    }

    fun languageChanged() {
        page?.postMessage(JSONObject().put("event", "languageChanged").put("params", language()).toString())
    }

    private fun receive(message: WebMessageCompat, reply: JavaScriptReplyProxy) {
        page = reply
        // `data` throws for a message that is no text.
        if (message.type != WebMessageCompat.TYPE_STRING) return
        val fields = readJson(message.data) ?: return
        // Without an id there is nothing to answer by.
        val id = integer(fields.opt("id")) ?: return
        if (id < 0) return
        val method = fields.opt("method") as? String ?: return
        val version = if (fields.has("version")) integer(fields.opt("version")) else 1
        val isFirst = version == 1
        val answer: (Any?) -> Unit = { result ->
            val value = result ?: JSONObject.NULL
            reply.postMessage(JSONObject().put("id", id).put(if (isFirst) "reply" else "result", value).toString())
        }
        val refuse: (String) -> Unit = { code ->
            val refusal = JSONObject().put("id", id)
            if (isFirst) refusal.put("reply", JSONObject.NULL) else refusal.put("error", JSONObject().put("code", code))
            reply.postMessage(refusal.toString())
        }
        if (version == null || version < 1 || version > 9_999) return refuse("malformed")
        val bare = listOf("getSession", "sessionExpired", "close") + if (isFirst) emptyList() else listOf("getLanguage")
        if (method in bare && fields.has("params")) return refuse("malformed")
        // In version 1 `openExternal` has its address beside the method.
        val params = if (isFirst) fields else fields.optJSONObject("params") ?: JSONObject()
        handle(method, params, isFirst, answer, refuse)
    }

    private fun handle(
        method: String,
        params: JSONObject,
        isFirst: Boolean,
        answer: (Any?) -> Unit,
        refuse: (String) -> Unit
    ) {
        val session: (WebViewSession?) -> Unit = { answer(it?.toJson()) }
        when (method) {
            "getSession" -> return host.currentSession(session)
            "sessionExpired" -> return host.logIn(true, session)
            "openExternal" -> {
                val address = webAddress(params.opt("url")) ?: return refuse("malformed")
                host.openInBrowser(address)
                return answer(null)
            }
            "close" -> {
                answer(null)
                return host.closeWebView()
            }
        }
        if (isFirst) return refuse("unknownMethod")
        when (method) {
            "hello" -> {
                if (!isOffer(params)) return refuse("malformed")
                answer(
                    JSONObject()
                        .put("versions", JSONObject().put("least", 1).put("highest", 2))
                        .put("capabilities", JSONArray(capabilities))
                        .put("name", appName)
                )
            }
            "logIn" -> when (params.opt("reason")) {
                "needed" -> host.logIn(false, session)
                "expired" -> host.logIn(true, session)
                else -> refuse("malformed")
            }
            "loggedIn" -> {
                val category = params.opt("category") as? String
                val subject = text(params.opt("subject"), 200)
                if (subject == null || (category != "mobileMember" && category != "mobileCorporate")) {
                    return refuse("malformed")
                }
                host.pageLoggedIn(category, subject)
                answer(null)
            }
            "loggedOut" -> {
                val everywhere = params.opt("everywhere") as? Boolean ?: return refuse("malformed")
                host.pageLoggedOut(everywhere)
                answer(null)
            }
            "getLanguage" -> answer(language())
            "share" -> share(params, answer, refuse)
            "addToCalendar" -> {
                val name = fileName(params.opt("name"))
                val content = text(params.opt("content"), 200_000)
                if (name == null || content == null || !Regex("^BEGIN:VCALENDAR\r?\n").containsMatchIn(content)) {
                    return refuse("malformed")
                }
                host.addToCalendar(name, content) { answer(JSONObject().put("isAdded", it)) }
            }
            "setBrightness" -> when (params.opt("level")) {
                "full" -> { host.setFullBrightness(true); answer(null) }
                "usual" -> { host.setFullBrightness(false); answer(null) }
                else -> refuse("malformed")
            }
            // The wallet of Android takes no pass files: `wallet` is not among the capabilities.
            else -> refuse("unknownMethod")
        }
    }

    private fun share(params: JSONObject, answer: (Any?) -> Unit, refuse: (String) -> Unit) {
        val title = text(params.opt("title"), 200)
        val text = text(params.opt("text"), 4_000)
        val url = webAddress(params.opt("url"))
        // One that is there and cannot be read is no reason to share the others.
        val isRead = listOf("title" to title, "text" to text, "url" to url).all { (name, value) -> value != null || !params.has(name) }
        val words = listOfNotNull(text, url?.toString())
        if (!isRead || (title == null && words.isEmpty())) return refuse("malformed")
        host.share(title, words.joinToString("\n").ifEmpty { title ?: "" }) { answer(JSONObject().put("isShared", it)) }
    }

    private fun isOffer(params: JSONObject): Boolean {
        val versions = params.optJSONObject("versions") ?: return false
        val least = integer(versions.opt("least")) ?: return false
        val highest = integer(versions.opt("highest")) ?: return false
        if (least < 1 || highest < least || highest > 9_999) return false
        val names = params.optJSONArray("capabilities") ?: return false
        if (names.length() > 40 || (params.has("name") && text(params.opt("name"), 80) == null)) return false
        return (0 until names.length()).all { text(names.opt(it), 40) != null }
    }

    private fun language(): JSONObject {
        val hours = if (DateFormat.is24HourFormat(webView.context)) "h23" else "h12"
        return JSONObject().put("locale", host.locale()).put("hourCycle", hours)
    }

    private fun readJson(text: String?): JSONObject? =
        if (text == null || text.length > MAXIMUM_CHARACTERS) null
        else try { JSONObject(text) } catch (_: JSONException) { null }

    private fun integer(value: Any?): Int? = value as? Int

    private fun text(value: Any?, maximum: Int): String? =
        (value as? String)?.takeIf { it.isNotEmpty() && it.length <= maximum }

    private fun fileName(value: Any?): String? =
        text(value, 120)?.takeIf { name -> !name.startsWith(".") && name.none { it in "/\\:" || it.isISOControl() } }

    private fun webAddress(value: Any?): Uri? {
        val address = text(value, 2_000)?.takeIf { it.startsWith("https://") } ?: return null
        if (address.any { it == '\\' || it.isWhitespace() || it.isISOControl() }) return null
        val uri = Uri.parse(address)
        val isPlain = uri.scheme == "https" && !uri.host.isNullOrEmpty() && uri.userInfo == null
        return if (isPlain) uri else null
    }

    /** In the one form that WebView gives an origin: without the port that `https` has by itself. */
    private fun originOf(source: Uri): String {
        val port = if (source.port == -1 || source.port == 443) "" else ":${source.port}"
        return "${source.scheme}://${source.host}$port"
    }

    private companion object {
        val capabilities = listOf("session", "browser", "language", "share", "calendar", "brightness")

        /** A pass file of the largest kind, and what stands around it. */
        const val MAXIMUM_CHARACTERS = 2_100_000
    }
}

/** Keeps the web view to the pages that it may show; everything else goes to the browser, the telephone or the mail. */
class WebViewNavigation(
    private val bridge: WebViewBridge,
    private val host: WebViewBridgeHost,
    /** `isWebviewAllowed` of `@airline/links` in Kotlin, held to its `vectors/webview-allowlist.json`. */
    private val isAllowed: (String) -> Boolean
) : WebViewClient() {
    override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
        if (isAllowed(request.url.toString())) return false
        val isForOthers = request.url.normalizeScheme().scheme in listOf("https", "tel", "mailto")
        if (request.isForMainFrame && isForOthers) host.openInBrowser(request.url)
        return true
    }

    override fun onPageStarted(view: WebView, url: String, favicon: Bitmap?) = bridge.restoreBrightness()
}
