import { getElement } from '@wordpress/interactivity';
import contract from '../../contract';

const begun = new WeakSet< Element >();

/**
 * Creates a callback for `data-wp-watch` that sets up a block's region once its
 * script is loaded. It is part of the state, because the Interactivity API may
 * have processed the page before and runs callbacks again when their value
 * appears. Its event tells the page to replay a pending click.
 *
 * @param begin Additional setup, called once per region.
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
