import { all } from '../dom/find';
import type { Page } from '../page';

const NAME = 'vitrine-said';

/** Removes the message, before another request. */
export const forgetSaid = (): void =>
	all( `.${ NAME }` ).forEach( ( said ) => said.remove() );

/**
 * Shows a message and announces it to screen readers.
 *
 * @param place Inserts the element outside of re-rendered regions.
 */
export const showSaid = (
	page: Page,
	text: string,
	place: ( said: Element ) => void
): void => {
	forgetSaid();
	const said = document.createElement( 'div' );
	said.className = NAME;
	said.textContent = text;
	place( said );
	said.scrollIntoView( { block: 'nearest' } );
	page.announce( text );
};
