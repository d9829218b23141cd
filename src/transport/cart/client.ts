import { createResolver } from '../../contract';
import contract from '../../contract/contract.json';
import type {
	CartAnswer,
	CartClient,
	CartFailure,
	CartSnapshot,
	CartState,
	PageSettings,
} from '../../contract/types';
import { offlineOf } from '../../core/cart/failure';
import {
	emptyCart,
	planFragments,
	type StoredFragments,
} from '../../core/cart/fragments';
import type { Environment } from '../browser/environment';
import { createFragmentsCache } from '../browser/storage';
import { createTabs, type Tabs } from '../browser/tabs';
import { withCart } from '../cart-data';
import { readCartCookies } from './cookies';
import { createDriver } from './driver';
import { createEmitter } from './emitter';
import { asIntent } from './intent';
import type { CartApi } from './types';
import { createWriting } from './writing';

export interface CartClientDeps {
	settings: PageSettings;
	/** The cart that the page was printed with; null: none could be read. */
	page: CartSnapshot | null;
	env: Environment;
	/** `createCartApi()`. */
	api: CartApi;
	/** Whether the shopper sees a region that only an answer can bring up to date. */
	isInSight?: () => boolean;
}

/** The client with its switch: before `start()` nothing is asked or shown unbidden. */
export interface RunningCartClient extends CartClient {
	/** Call when those who listen are there. */
	start(): void;
	/** Lets go of the window. */
	stop(): void;
	/** Takes what another script has made of the cart. */
	changedElsewhere( what: CartChange ): void;
}

/** A change of the cart that no request of this client made. */
export interface CartChange {
	/** Pieces in it now. */
	count: number;
	/** Of its contents now. */
	hash: string;
	/** The cart, where whoever changed it told it whole. */
	confirmed?: CartSnapshot | null;
}

type FragmentsListener = Parameters< CartClient[ 'onFragments' ] >[ 0 ];

/**
 * The one cart client of a page.
 *
 * @see spec 4.1, 4.3, 9.10, field 9-18
 */
export const createCartClient = ( {
	settings,
	page,
	env,
	api,
	isInSight = () => true,
}: CartClientDeps ): RunningCartClient => {
	const { texts, shop } = settings;
	const mode = settings.fragments.refresh;
	const resolve = createResolver( settings.brands );
	const ofShop = ( name: string ) =>
		`${ resolve( name ) }_${ settings.site }`;
	const cacheKey = ofShop( contract.storage.fragments );
	const cache = createFragmentsCache( env.storage, cacheKey );
	const states = createEmitter< [ CartState ] >();
	const shows = createEmitter< Parameters< FragmentsListener > >();
	const errors = createEmitter< [ CartFailure ] >();
	let tabs: Tabs | null = null;
	let stops: Array< () => void > = [];

	const hints = () => {
		const { count, hash } = readCartCookies( settings, env.cookies() );
		// One piece at least where nobody knows how many.
		return { hash, items: count ?? 1 };
	};

	const writing = createWriting(
		env,
		ofShop( contract.storage.cart_writing )
	);
	const write: CartApi[ 'write' ] = async ( intent ) => {
		writing.begin( hints().hash );
		const result = await api.write( intent );
		// A page that is left hears of no network; its request goes on.
		if ( result.ok || result.trouble !== 'network' ) {
			writing.end();
		}
		return result;
	};

	let kept: CartAnswer | null = null;
	const { dispatch, getState, intend, refresh } = createDriver(
		{ ...api, write },
		texts,
		env.online,
		{
			state: states.emit,
			show: ( { answer, source, changed } ) => {
				const stored = {
					fragments: answer.fragments,
					hash: answer.cart_hash,
					at: env.now(),
				};
				const asked = source === 'write' || source === 'refresh';
				if ( asked && answer !== kept ) {
					cache.write( stored );
					kept = answer;
				}
				if ( changed ) {
					tabs?.tell( stored );
				}
				shows.emit( stored.fragments, stored.hash, source );
			},
			error: errors.emit,
			isWhole: ( { fragments } ) =>
				Object.keys( cache.read()?.fragments ?? {} ).every(
					( region ) => region in fragments
				),
		}
	);

	const found = (
		{ fragments, hash }: StoredFragments,
		source: 'cache' | 'tab'
	) =>
		dispatch( {
			type: 'found',
			source,
			...withCart( { fragments, cart_hash: hash } ),
		} );

	/** Brings a page that shows the cart of a hash up to what the cookies say. */
	const comeUp = ( shown: string ): void => {
		const stored = cache.read();
		const now = env.now();
		const plan = planFragments( { mode, ...hints(), shown, stored, now } );
		if ( plan === 'stored' && stored ) {
			found( stored, 'cache' );
		} else if (
			plan === 'fetch' &&
			! ( settings.fragments.lazy && ! isInSight() )
		) {
			dispatch( { type: 'refresh' } );
		}
	};

	/** What was told elsewhere when the shop was asked for it last. */
	let asked = '';

	const changedElsewhere = ( {
		count,
		hash,
		confirmed = null,
	}: CartChange ): void => {
		const now = getState();
		// Elsewhere the count and the hash that the shop tells are as good as ours.
		if ( ! settings.fragments.counted || now.busy ) {
			return;
		}
		const told = `${ count }.${ hash }`;
		if (
			now.confirmed ? now.confirmed.hash === hash : now.count === count
		) {
			asked = '';
		} else if ( confirmed || ! isInSight() ) {
			dispatch( { type: 'known', confirmed, hint: count } );
		} else if ( asked !== told ) {
			// Once: what answers otherwise, or not at all, would be asked without end.
			asked = told;
			dispatch( { type: 'refresh' } );
		}
	};

	const start = (): void => {
		const { hash, items } = hints();
		const shown = page?.hash ?? '';
		// With a cookie of a cart, the empty cart of a page for everybody is no news.
		const known = shown === hash && ( hash !== '' || ! items );
		dispatch( {
			type: 'known',
			confirmed: known ? page ?? emptyCart( shop.currency ) : null,
			hint: items,
		} );
		tabs = createTabs(
			env,
			ofShop( contract.storage.tabs_channel ),
			cacheKey,
			( stored ) => found( stored, 'tab' )
		);
		const timer = setInterval( () => {
			const now = hints();
			// No cart, nothing that could be out of date.
			if (
				mode === 'always' ||
				now.hash ||
				now.items ||
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
			// The back button brings a page as it was left.
			env.listen( 'pageshow', ( { persisted } ) => {
				if ( persisted ) {
					comeUp( getState().confirmed?.hash ?? shown );
				}
			} ),
		];
		comeUp( shown );
	};

	return {
		getState,
		subscribe: states.on,
		onFragments: shows.on,
		onRefreshError: errors.on,
		add: ( sent ) => intend( asIntent( sent ) ),
		remove: ( key ) => intend( { kind: 'remove', key } ),
		undo: ( key ) => intend( { kind: 'undo', key } ),
		setQuantity: ( key, quantity, via ) =>
			intend( { kind: 'quantity', key, quantity, via } ),
		applyCoupon: ( code ) => intend( { kind: 'coupon', code } ),
		removeCoupon: ( code ) => intend( { kind: 'uncoupon', code } ),
		chooseShipping: ( method ) => intend( { kind: 'shipping', method } ),
		refresh,
		dismissFailure: () => dispatch( { type: 'dismiss' } ),
		retry: () => dispatch( { type: 'online' } ),
		start,
		changedElsewhere,
		stop: () => {
			stops.forEach( ( stop ) => stop() );
			stops = [];
			tabs = null;
		},
	};
};
