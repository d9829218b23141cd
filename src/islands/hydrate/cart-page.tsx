import { cartStore } from '@vitrine/cart-store';
import { useEffect, useState } from '@wordpress/element';
import contract from '../../contract';
import type { CartSnapshot, CartState } from '../../contract/types';
import { cartOfPage } from '../../transport/cart-data';
import { readJson } from '../../transport/http/json';
import { readElement } from '../../transport/page';
import { CartPage } from '../cart-page/cart-page';
import { blocksIn } from '../cart-page/composed';
import { ARRIVALS } from '../cart-page/layout';
import { othersIn, type OthersHtml } from '../parts/others';
import { attach, isUpToDate } from './attach';
import { type Given, isGiven } from './given';
import { useCart } from './use-cart';

const ROOT = `.${ contract.markers.cart_root }`;

interface LiveProps {
	printed: CartSnapshot;
	given: Given;
	/** Of the cart that the element shows: an answer may have changed the page's data since. */
	mark: string;
}

const markOf = ( {
	revision = '',
	hash = '',
}: {
	revision?: number | string | undefined;
	hash?: string | undefined;
} ) => `${ revision }.${ hash }`;

interface Printed {
	others: OthersHtml;
	blocks: Readonly< Record< string, string > >;
}

/** What each block of other people's in a page has printed, by its number. */
const htmlOf = ( blocks: Map< string, HTMLElement > ): Printed[ 'blocks' ] =>
	Object.fromEntries(
		[ ...blocks ].map( ( [ key, { innerHTML } ] ) => [ key, innerHTML ] )
	);

/** Whether what stands in an empty cart has waited until it is empty. */
const isWaiting = (
	{ layout }: Given,
	blocks: Printed[ 'blocks' ]
): boolean =>
	layout
		? Object.values( blocks ).includes( '' )
		: blocks[ ARRIVALS ] === undefined;

/**
 * What other plugins print, of the cart as the shop has it: it knows their places
 * on this page only, so the page is asked for them again; also for the blocks of an
 * empty cart, which a page with lines has none of.
 *
 * @param printed    What the page was printed with.
 * @param live
 * @param live.given What it was printed of.
 * @param live.mark  Of which cart that was.
 * @param state      What is known now.
 */
const usePrinted = (
	printed: Printed,
	{ given, mark }: Pick< LiveProps, 'given' | 'mark' >,
	state: CartState | undefined
): Printed => {
	const [ read, setRead ] = useState( printed );
	const known = state?.confirmed ? markOf( state.confirmed ) : mark;
	const isAnother = ! state?.busy && known !== mark;
	const isEmptied = state?.confirmed?.lines.length === 0;
	const wanted =
		isAnother &&
		( Object.keys( printed.others ).length > 0 ||
			( isEmptied && isWaiting( given, read.blocks ) ) );
	useEffect( () => {
		let isOver = false;
		if ( wanted ) {
			readElement( window.location.href, ROOT ).then( ( html ) => {
				if ( html !== null && ! isOver ) {
					const page = new DOMParser().parseFromString(
						html,
						'text/html'
					);
					setRead( ( before ) => ( {
						others: othersIn( page ),
						// What is there stays, with what scripts have made of it.
						blocks: {
							...htmlOf( blocksIn( page ) ),
							...Object.fromEntries(
								Object.entries( before.blocks ).filter(
									( [ , block ] ) => block
								)
							),
						},
					} ) );
				}
			}, reportError );
		}
		return () => {
			isOver = true;
		};
	}, [ wanted, known ] );
	return {
		// The cart that the page was printed with, again.
		others: isAnother || state?.busy ? read.others : printed.others,
		blocks: read.blocks,
	};
};

const Live = ( props: LiveProps ) => {
	const { printed, given } = props;
	const shown = useCart( cartStore, printed );
	const now = usePrinted(
		{ others: given.others ?? {}, blocks: given.blocks ?? {} },
		props,
		shown.state
	);
	return <CartPage { ...given } { ...shown } { ...now } />;
};

/**
 * Makes the cart page live. What it needs beside the cart stands at its root,
 * written by the server for this visitor.
 *
 * @see spec 2.5
 */
export const hydrateCartPage = (): void => {
	const root = document.querySelector< HTMLElement >(
		`${ ROOT }[data-vitrine-props]`
	);
	const printed = cartOfPage( document );
	const said = readJson( root?.dataset.vitrineProps );
	// What something else has broken works on by what is printed there.
	if ( ! root || ! isGiven( said ) || ! printed || ! window.vitrine ) {
		return;
	}
	const given = { ...said };
	given.others = othersIn( root );
	const calculator = root.querySelector( '.vitrine-shipping-calculator' );
	if ( calculator ) {
		given.calculator = calculator.innerHTML;
	}
	const blocks = blocksIn( root );
	given.blocks = htmlOf( blocks );
	attach(
		root,
		isUpToDate( root, printed ),
		<Live
			printed={ printed }
			given={ given }
			mark={ markOf( root.dataset ) }
		/>
	);
	// Drawn anew, they get back what was there, with what scripts have made of it.
	for ( const [ key, drawn ] of blocksIn( root ) ) {
		const before = blocks.get( key );
		if ( before && before !== drawn ) {
			drawn.replaceChildren( ...before.childNodes );
		}
	}
};
