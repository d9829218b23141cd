/**
 * Share links that need a script. Listeners are on the document, because
 * products may be added and removed.
 */
import contract from '../../src/contract';

const { markers } = contract;

const copy = async ( root: HTMLElement, url: string ) => {
	const status = root.querySelector< HTMLElement >( '[role="status"]' );
	if ( ! status ) {
		return;
	}
	// Clear the text first, so that the same message is announced again.
	status.textContent = '';
	try {
		await navigator.clipboard.writeText( url );
		status.textContent = status.getAttribute( markers.share_done );
	} catch {
		// Without HTTPS or permission the URL is shown for manual copying.
		status.textContent = `${
			status.getAttribute( markers.share_failed ) ?? ''
		} ${ url }`;
	}
};

document.addEventListener( 'click', ( { target } ) => {
	const button =
		target instanceof Element
			? target.closest( `.${ markers.share } button` )
			: null;
	const root = button?.closest< HTMLElement >( `.${ markers.share }` );
	const url = root?.getAttribute( markers.share_url );
	if ( ! button || ! root || ! url ) {
		return;
	}
	if ( button.classList.contains( markers.share_copy ) ) {
		void copy( root, url );
	} else {
		const title = root.getAttribute( markers.share_title ) ?? '';
		// Closing the share menu is not an error.
		navigator.share( { title, url } ).catch( () => undefined );
	}
} );

if ( 'share' in navigator ) {
	document.documentElement.classList.add( markers.share_possible );
}
