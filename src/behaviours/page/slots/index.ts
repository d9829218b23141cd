import contract from '../../../contract';
import type { CartClient, Fill } from '../../../contract/types';
import { mountComponent } from './react';

const { markers } = contract;

/** A fill mounted in one slot. */
interface Mount {
	readonly host: HTMLElement;
	readonly draw: () => void;
	readonly remove: () => void;
}

interface Entry {
	readonly fill: Fill;
	readonly cart: CartClient;
	mounts: Mount[];
	failed: boolean;
}

const entries: Entry[] = [];

const nameOf = ( { id, slot }: Fill ) =>
	`Vitrine: the fill "${ id }" of the slot "${ slot }"`;

/** Removes a fill that threw an error for good; everything else stays. */
const fail = ( entry: Entry, error: unknown ) => {
	if ( ! entry.failed ) {
		entry.failed = true;
		// eslint-disable-next-line no-console -- For the extension's developer; shoppers see nothing.
		console.error(
			`${ nameOf( entry.fill ) } failed and was taken out.`,
			error
		);
		entry.mounts.forEach( ( { host, remove } ) => {
			remove();
			host.remove();
		} );
		entry.mounts = [];
	}
};

const mount = ( entry: Entry, slot: Element ): Mount => {
	const { fill, cart } = entry;
	const { component, render } = fill;
	const host = document.createElement( 'div' );
	host.setAttribute( markers.fill, fill.id );
	slot.append( host );
	const props = () => ( { slot: fill.slot, cart: cart.getState() } );
	if ( component ) {
		const view = mountComponent( host, component, ( error ) =>
			fail( entry, error )
		);
		return { host, draw: () => view.draw( props() ), remove: view.remove };
	}
	return {
		host,
		draw: () => render?.( host, props() ),
		remove: () => undefined,
	};
};

/** Mounts a fill in new slots and unmounts it from removed ones. */
const place = ( entry: Entry ) => {
	const { fill } = entry;
	for ( const { host, remove } of entry.mounts ) {
		if ( ! host.isConnected ) {
			remove();
		}
	}
	entry.mounts = entry.mounts.filter( ( { host } ) => host.isConnected );
	const slots = document.querySelectorAll(
		`[${ markers.slot }="${ CSS.escape( fill.slot ) }"]`
	);
	for ( const slot of slots ) {
		const there = entry.mounts.some( ( { host } ) =>
			slot.contains( host )
		);
		if ( ! there && ! entry.failed ) {
			try {
				const made = mount( entry, slot );
				entry.mounts.push( made );
				made.draw();
			} catch ( error ) {
				slot
					.querySelector(
						`:scope > [${ markers.fill }="${ CSS.escape(
							fill.id
						) }"]`
					)
					?.remove();
				fail( entry, error );
			}
		}
	}
};

const draw = ( entry: Entry ) => {
	for ( const made of [ ...entry.mounts ] ) {
		try {
			made.draw();
		} catch ( error ) {
			fail( entry, error );
		}
	}
};

/** What is wrong with a fill; empty: nothing. */
const faultOf = ( {
	id,
	slot,
	component,
	render,
}: Partial< Fill > ): string => {
	if ( typeof id !== 'string' || ! id || typeof slot !== 'string' ) {
		return 'has no id or no slot';
	}
	if ( typeof ( component ?? render ) !== 'function' ) {
		return 'has neither a component nor a render function';
	}
	return entries.some( ( { fill } ) => fill.id === id && fill.slot === slot )
		? 'is registered already'
		: '';
};

/**
 * Shows another plugin's fill in every matching slot of the page, also after
 * the slot is replaced. A fill that throws is removed and reported in the
 * console.
 */
export const showFill = ( cart: CartClient, fill: Fill ): void => {
	const fault = faultOf( fill );
	if ( fault ) {
		// eslint-disable-next-line no-console -- For the extension's developer; shoppers see nothing.
		console.error( `${ nameOf( fill ) } ${ fault }.` );
		return;
	}
	const entry: Entry = { fill, cart, mounts: [], failed: false };
	if ( ! entries.length ) {
		new MutationObserver( () => entries.forEach( place ) ).observe(
			document.body,
			{ childList: true, subtree: true }
		);
	}
	entries.push( entry );
	place( entry );
	cart.subscribe( () => draw( entry ) );
};
