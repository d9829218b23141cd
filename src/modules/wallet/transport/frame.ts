import type { Message } from '../rules/connection';

/** A hidden iframe of the wallet. */
export interface Frame {
	/** Sends a message; other origins in the iframe do not receive it. */
	readonly post: ( message: Message ) => void;
	readonly remove: () => void;
}

/** Scripts and cookies are allowed, navigation of the page and popups are not. */
const PERMISSIONS = 'allow-scripts allow-same-origin allow-forms';

/**
 * Adds a hidden iframe of the wallet to the page.
 *
 * Messages are accepted from this window with exactly the wallet's origin only.
 * The specified check, whether the host starts with the origin, is implied: by
 * itself it would accept partial host names and empty origins.
 *
 * @param host      URL of the wallet.
 * @param url       URL to load.
 * @param onMessage Called with the wallet's messages.
 * @see spec 2.11, 5.13, readings 26, field 34
 */
export const openFrame = (
	host: string,
	url: string,
	onMessage: ( message: Message ) => void
): Frame => {
	const { origin: wallet } = new URL( host );
	const frame = document.createElement( 'iframe' );
	const hear = ( {
		source,
		origin,
		data,
	}: MessageEvent< Partial< Message > | null | undefined > ) => {
		if (
			source &&
			source === frame.contentWindow &&
			origin === wallet &&
			typeof data?.action === 'string'
		) {
			onMessage( { action: data.action, value: data.value } );
		}
	};
	window.addEventListener( 'message', hear );
	frame.setAttribute( 'sandbox', PERMISSIONS );
	// Unlike the `hidden` attribute, a theme's styles for iframes cannot
	// override it.
	frame.style.display = 'none';
	frame.src = url;
	document.body.append( frame );
	return {
		post: ( message ) => frame.contentWindow?.postMessage( message, host ),
		remove: () => {
			window.removeEventListener( 'message', hear );
			frame.remove();
		},
	};
};
