import { getElement } from '@wordpress/interactivity';
import contract from '../../contract';

const begun = new WeakSet< Element >();

/**
 * Makes what a block of the site does once its script is there; for
 * `data-wp-watch` of its region, as a value of its state: WordPress's runtime may
 * have been through the page before the script came, and asks again for values
 * that come later. It tells the page, which may hold a press for it.
 *
 * @param begin What else there is to do, once for each region.
 */
export const attach =
	( begin?: ( region: HTMLElement ) => void ) => (): void => {
		const { ref } = getElement();
		if ( ref && ! begun.has( ref ) ) {
			begun.add( ref );
			begin?.( ref );
			ref.dispatchEvent(
				new Event( contract.events.native.attached, { bubbles: true } )
			);
		}
	};
