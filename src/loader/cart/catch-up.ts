import type { PageSettings } from '../../contract/types';
import { planFragments } from '../../core/cart/fragments';
import type { FragmentsFacts } from '../../core/cart/fragments';
import type { Environment } from '../../transport/browser/environment';
import { createFragmentsCache } from '../../transport/browser/storage';
import { isSeen } from '../page/fragments';
import type { LazyCart } from './lazy-cart';

/** What a page knows of its visitor's cart. */
interface Known extends Pick< FragmentsFacts, 'hash' | 'items' | 'shown' > {
	/** Of what is stored. */
	key: string;
}

/**
 * Fetches the client when something in sight is out of date or the server must
 * be asked.
 *
 * @see spec 4.3, 7.4, 9.10
 */
export const catchUp = (
	{ scope = '', fragments }: PageSettings,
	env: Pick< Environment, 'now' | 'storage' >,
	cart: Pick< LazyCart, 'load' >,
	{ key, ...known }: Known
): void => {
	const stored = createFragmentsCache( env.storage, key ).read();
	const plan = planFragments( {
		...known,
		mode: fragments.refresh,
		stored,
		now: env.now(),
	} );
	if (
		plan === 'fetch' ||
		( plan === 'stored' &&
			Object.keys( stored?.fragments ?? {} ).some( ( selector ) =>
				isSeen( selector, scope )
			) )
	) {
		cart.load().catch( reportError );
	}
};
