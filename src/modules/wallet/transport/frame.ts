import type { Message } from '../rules/connection';

/** A hidden window of the wallet's. */
export interface Frame {
	/** Tells it something; a page of another origin in its place hears nothing. */
	readonly post: ( message: Message ) => void;
	readonly remove: () => void;
}

/** It runs scripts and has its cookies. It leads nobody away, and opens nothing. */
const PERMISSIONS = 'allow-scripts allow-same-origin allow-forms';

/**
 * Puts a hidden window of the wallet's on the page.
 *
 * Only the wallet's exact origin is heard, and only from this window. That its
 * host starts with the origin follows from it; by that rule alone a part of its
 * name, and nothing at all, would pass for the wallet's.
 *
 * @param host  The wallet's.
 * @param url   What is shown in it.
 * @param heard Is told of its messages.
 * @see spec 2.11, 5.13, readings 26, field 34
 */
export const openFrame = (
	host: string,
	url: string,
	heard: ( message: Message ) => void
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
			heard( { action: data.action, value: data.value } );
		}
	};
	window.addEventListener( 'message', hear );
	frame.setAttribute( 'sandbox', PERMISSIONS );
	// More than `hidden`, which a theme's style for all iframes would undo.
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
