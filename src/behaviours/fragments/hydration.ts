import contract from '../../contract';
import { keepInHand } from './keep';

const { hydrated, hydrating } = contract.events.native;

/**
 * Keeps what a shopper has in hand where a view is drawn anew as it becomes
 * live, since the page's markup is not what it expected.
 */
export const keepThroughHydration = (): void =>
	document.addEventListener( hydrating, ( { target } ) => {
		if ( target instanceof HTMLElement ) {
			const give = keepInHand( target );
			target.addEventListener( hydrated, () => give( target ), {
				once: true,
			} );
		}
	} );
