import type { PageSettings } from '../../contract/types';
import { planFragments, type StoredFragments } from '../../core/cart/fragments';
import type { Environment } from '../browser/environment';
import { createFragmentsCache } from '../browser/storage';
import type { Known } from './known';
import { isLacking } from './without';

/**
 * What a page that shows a cart has to do to be up to date, by what the cookies
 * say and what is stored.
 *
 * @param settings The page's.
 * @param env      The browser.
 * @param known    What it knows of the cart.
 * @param shown    The hash of the cart that the page shows.
 * @see spec 4.3, 7.4, 9.10
 */
export const planFor = (
	settings: Pick< PageSettings, 'fragments' >,
	env: Pick< Environment, 'isOnPage' | 'language' | 'now' | 'storage' >,
	known: Known,
	shown: string
): {
	plan: ReturnType< typeof planFragments >;
	stored: StoredFragments | null;
} => {
	const stored = createFragmentsCache( env.storage, known.key ).read();
	const { count, hash } = known.cookies();
	const plan = planFragments( {
		mode: settings.fragments.refresh,
		hash,
		// One piece at least where nobody knows how many.
		items: count ?? 1,
		shown,
		stored,
		now: env.now(),
	} );
	return {
		plan:
			plan === 'stored' && stored && isLacking( env, stored )
				? 'fetch'
				: plan,
		stored,
	};
};
