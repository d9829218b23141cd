import type { Page } from '../../behaviours/page';
import { blockRegions } from '../../behaviours/page/regions';
import { isSeen } from '../../behaviours/page/seen';

/**
 * Shows the fragments of responses. Those not visible and without listeners
 * wait for the first intent.
 */
export const showAnswers = (
	page: Pick< Page, 'cart' | 'later' | 'scope' | 'waiting' >
): void => {
	page.cart.onFragments( ( fragments, hash, source ) => {
		page.waiting.push( { fragments, hash, source } );
		if (
			source === 'write' ||
			'jQuery' in window ||
			Object.keys( fragments ).some( ( key ) =>
				isSeen( key, page.scope )
			)
		) {
			// Block the regions until the new HTML is in.
			const unblock = blockRegions();
			page.later()
				.then( ( { showRegions } ) => showRegions() )
				.catch( reportError )
				.finally( unblock );
		}
	} );
	page.cart.onRefreshError( ( failure ) => {
		page.later().then(
			( { tellRefreshError } ) => tellRefreshError( failure ),
			reportError
		);
	} );
};
