import contract from '../../contract';
import { keepInHand } from './keep';

const { hydrated, hydrating } = contract.events.native;

/**
 * Remembers the boxes and radios that are other than they were printed: React
 * puts them back as it takes them over.
 */
const keepChecks = ( region: Element ) => {
	const changed = [ ...region.querySelectorAll( 'input' ) ]
		.filter( ( { checked, defaultChecked } ) => checked !== defaultChecked )
		.map( ( { id, checked } ) => ( { id, checked } ) );
	return () => {
		for ( const { id, checked } of changed ) {
			const twin = document.getElementById( id );
			if ( twin instanceof HTMLInputElement ) {
				twin.checked = checked;
			}
		}
	};
};

/**
 * Keeps what a shopper has in hand where a view is drawn anew as it becomes
 * live, since the page's markup is not what it expected.
 */
export const keepThroughHydration = (): void =>
	document.addEventListener( hydrating, ( { target } ) => {
		if ( target instanceof HTMLElement ) {
			const give = keepInHand( target );
			const check = keepChecks( target );
			target.addEventListener(
				hydrated,
				() => {
					give( target );
					check();
				},
				{ once: true }
			);
		}
	} );
