import type { Message } from '../../core/wallet/connection';
import { isWalletOrigin } from '../../core/wallet/trust';

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
 * @param host  The wallet's: only its origin is heard, and only from this window.
 * @param url   What is shown in it.
 * @param heard Is told of its messages.
 * @see spec 2.11, 5.13, field 34
 */
export const openFrame = (
	host: string,
	url: string,
	heard: ( message: Message ) => void
): Frame => {
	const frame = document.createElement( 'iframe' );
	const hear = ( {
		source,
		origin,
		data,
	}: MessageEvent< Partial< Message > | null | undefined > ) => {
		if (
			source !== null &&
			source === frame.contentWindow &&
			isWalletOrigin( origin, host ) &&
			typeof data?.action === 'string'
		) {
			heard( { action: data.action, value: data.value } );
		}
	};
	window.addEventListener( 'message', hear );
	frame.setAttribute( 'sandbox', PERMISSIONS );
	frame.setAttribute( 'aria-hidden', 'true' );
	frame.tabIndex = -1;
	frame.hidden = true;
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
