import contract from '../../contract';
import { preserveInput } from './keep';

const { hydrated, hydrating } = contract.events.native;

/** Remembers changed checkboxes and radios, which React resets on hydration. */
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
 * Keeps the shopper's input and focus when hydration re-renders a view because
 * the markup differs from what React expected.
 */
export const keepThroughHydration = (): void =>
	document.addEventListener( hydrating, ( { target } ) => {
		if ( target instanceof HTMLElement ) {
			const give = preserveInput( target );
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
