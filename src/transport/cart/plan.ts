import type { PageSettings } from '../../contract/types';
import { planFragments, type StoredFragments } from '../../core/cart/fragments';
import type { Environment } from '../browser/environment';
import { createFragmentsCache } from '../browser/storage/fragments-cache';
import type { Known } from './known';
import { isMissingRegion } from './without';

/**
 * Decides how a page that shows a cart gets up to date, from the cookies and
 * the stored fragments.
 *
 * @param settings The page's settings.
 * @param env      The browser environment.
 * @param known    What is known about the cart.
 * @param shown    Hash of the cart shown in the page.
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
		// At least one item if the number is unknown.
		items: count ?? 1,
		shown,
		stored,
		now: env.now(),
	} );
	return {
		plan:
			plan === 'stored' && stored && isMissingRegion( env, stored )
				? 'fetch'
				: plan,
		stored,
	};
};
