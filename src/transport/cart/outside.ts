import { createResolver } from '../../contract';
import contract from '../../contract/contract.json';
import type {
	CartAnswer,
	CartSnapshot,
	PageSettings,
} from '../../contract/types';
import { offlineOf, refusalOf, troubleOf } from '../../core/cart/failure';
import { emptyCart, type StoredFragments } from '../../core/cart/fragments';
import { reduce } from '../../core/cart/reduce';
import { viewOf } from '../../core/cart/view';
import type { Environment } from '../browser/environment';
import { isLazy } from '../browser/lazy';
import { createFragmentsCache } from '../browser/storage/fragments-cache';
import { createTabs, type Tabs } from '../browser/tabs';
import { withCart } from '../cart-data';
import type { CartChange, Inside, Outside, OutsideEffect } from './client';
import { createKnown } from './known';
import { planFor } from './plan';
import type { ApiAnswer, CartApi } from './types';
import { isMissingRegion } from './without';
import { createWriting } from './writing';

export interface OutsideDeps {
	settings: PageSettings;
	/** The cart printed in the page; null if unreadable. */
	page: CartSnapshot | null;
	env: Environment;
	/** From `createCartApi()`. */
	api: CartApi;
	/** Whether a visible region can only be updated by a response. */
	isInSight?: () => boolean;
}

/** An outside that is inactive until `start()`. */
export interface RunningOutside extends Outside {
	/** Call after listeners are registered. */
	start(): void;
	/** Removes the listeners. */
	stop(): void;
}

/**
 * Creates the outside of a page's cart: the shop, the other tabs, and storage
 * for other pages.
 *
 * @see spec 4.1, 4.3, 9.10, field 9-18
 */
export const createOutside = (
	{ settings, page, env, api, isInSight = () => true }: OutsideDeps,
	{ dispatch, getState, show }: Inside
): RunningOutside => {
	const { texts, shop } = settings;
	const resolve = createResolver( settings.brands );
	const known = createKnown( settings, env );
	const cache = createFragmentsCache( env.storage, known.key );
	const writing = createWriting( env, known.writing );
	let tabs: Tabs | null = null;
	let stops: Array< () => void > = [];
	let reading: AbortController | null = null;
	let kept: CartAnswer | null = null;

	/** Whether a response has every known region of the page. */
	const isWhole = ( { fragments }: CartAnswer ) =>
		Object.keys( cache.read()?.fragments ?? {} ).every(
			( region ) => region in fragments
		);

	const bring = ( epoch: number, adding: boolean, result: ApiAnswer ) => {
		if ( result.ok ) {
			const { answer, snapshot } = result;
			const failure = refusalOf( texts, answer, adding );
			dispatch( {
				type: 'answered',
				epoch,
				answer,
				snapshot,
				whole: isWhole( answer ),
				...( failure && { failure } ),
			} );
			return;
		}
		const { trouble } = result;
		const why = trouble === 'timeout' ? 'network' : trouble;
		dispatch( {
			type: 'lost',
			epoch,
			why,
			failure: troubleOf( texts, trouble, adding ),
			offline:
				why === 'network' && ! env.online() ? offlineOf( texts ) : null,
		} );
	};

	/** Resolves after the last response's listeners; null: they have run. */
	let behind: Promise< void > | null = null;

	const write: CartApi[ 'write' ] = async ( intent ) => {
		writing.begin( known.cookies().hash );
		const result = await api.write( intent );
		// A page being left gets a network error while its request continues.
		if ( result.ok || result.trouble !== 'network' ) {
			writing.end();
		}
		return result;
	};

	const keep = ( {
		answer,
		source,
		changed,
	}: Extract< OutsideEffect, { type: 'show' } > ) => {
		const stored = {
			fragments: answer.fragments,
			hash: answer.cart_hash,
			at: env.now(),
			language: env.language(),
			without: answer.without,
		};
		const asked = source === 'write' || source === 'refresh';
		if ( asked && answer !== kept ) {
			cache.write( stored );
			kept = answer;
		}
		if ( changed ) {
			tabs?.post( stored );
		}
		show( stored.fragments, stored.hash, source );
	};

	const carryOut = ( effect: OutsideEffect ): void => {
		switch ( effect.type ) {
			case 'send': {
				const { epoch, intent } = effect;
				const sent = behind
					? behind.then( () => write( intent ) )
					: write( intent );
				void sent.then( ( result ) => {
					// Send the next request after this one's events.
					behind = new Promise( ( go ) => {
						setTimeout( () => {
							behind = null;
							go();
						} );
					} );
					bring( epoch, intent.kind === 'add', result );
				} );
				break;
			}
			case 'read':
				reading = new AbortController();
				void api
					.read( reading.signal )
					.then( ( result ) => bring( effect.epoch, false, result ) );
				break;
			case 'abort':
				reading?.abort();
				break;
			case 'show':
				keep( effect );
		}
	};

	const found = (
		{ fragments, hash }: StoredFragments,
		source: 'cache' | 'tab'
	) =>
		dispatch( {
			type: 'found',
			source,
			...withCart( { fragments, cart_hash: hash } ),
		} );

	/** Updates the page according to the cookies. */
	const syncFromCookies = (): void => {
		const shown = getState().confirmed?.hash ?? page?.hash ?? '';
		const { plan, stored } = planFor( settings, env, known, shown );
		if ( plan === 'stored' && stored ) {
			found( stored, 'cache' );
		} else if (
			plan === 'fetch' &&
			! ( isLazy( settings.fragments ) && ! isInSight() )
		) {
			dispatch( { type: 'refresh', joins: true } );
		}
	};

	/** The outside change for which the shop was last asked. */
	let asked = '';

	const changedElsewhere = ( {
		count,
		hash,
		confirmed = null,
	}: CartChange ): void => {
		const now = getState();
		if ( now.busy ) {
			return;
		}
		if ( ! settings.fragments.counted ) {
			syncFromCookies();
			return;
		}
		const state = `${ count }.${ hash }`;
		if (
			now.confirmed ? now.confirmed.hash === hash : now.count === count
		) {
			asked = '';
		} else if ( confirmed || ! isInSight() ) {
			dispatch( { type: 'known', confirmed, hint: count } );
		} else if ( asked !== state ) {
			// Once per change: a differing response would loop.
			asked = state;
			dispatch( { type: 'refresh' } );
		}
	};

	const start = (): void => {
		const { hash, count } = known.cookies();
		// With a cart cookie, the empty cart of a cached page means nothing.
		const isKnown =
			( page?.hash ?? '' ) === hash && ( hash !== '' || count === 0 );
		dispatch( {
			type: 'known',
			confirmed: isKnown ? page ?? emptyCart( shop.currency ) : null,
			hint: count ?? 1,
		} );
		tabs = createTabs(
			env,
			resolve( contract.storage.tabs_channel ) + `_${ settings.site }`,
			known.key,
			( stored ) =>
				isMissingRegion( env, stored )
					? dispatch( { type: 'refresh', joins: true } )
					: found( stored, 'tab' )
		);
		const timer = setInterval( () => {
			const now = known.cookies();
			// Without a cart nothing can be outdated.
			if (
				settings.fragments.refresh === 'always' ||
				now.hash ||
				now.count !== 0 ||
				getState().count
			) {
				dispatch( { type: 'refresh' } );
			}
		}, contract.timings_ms.fragments_expire );
		stops = [
			tabs.close,
			() => clearInterval( timer ),
			env.listen( 'online', () => dispatch( { type: 'online' } ) ),
			env.listen( 'offline', () =>
				dispatch( { type: 'offline', failure: offlineOf( texts ) } )
			),
		];
		// A pending response is newer than the stored one.
		if ( ! getState().busy ) {
			syncFromCookies();
		}
	};

	return {
		rules: { reduce, viewOf },
		carryOut,
		changedElsewhere,
		start,
		stop: () => {
			stops.forEach( ( stop ) => stop() );
			stops = [];
			tabs = null;
		},
	};
};
