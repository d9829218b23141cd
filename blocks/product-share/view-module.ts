/**
 * What a page with ways to share needs a script for. It listens at the document:
 * products come and go.
 */
import contract from '../../src/contract';

const { markers } = contract;

const copy = async ( root: HTMLElement, url: string ) => {
	const status = root.querySelector< HTMLElement >( '[role="status"]' );
	if ( ! status ) {
		return;
	}
	// What is said again is heard again.
	status.textContent = '';
	try {
		await navigator.clipboard.writeText( url );
		status.textContent = status.getAttribute( markers.share_done );
	} catch {
		// Over plain http, or where nobody may write: it is there to be taken.
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
		// Who closes the menu has not made a mistake.
		navigator.share( { title, url } ).catch( () => undefined );
	}
} );

if ( 'share' in navigator ) {
	document.documentElement.classList.add( markers.share_possible );
}
