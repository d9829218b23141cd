import { cartStore } from '@vitrine/cart-store';
import { useEffect, useState } from '@wordpress/element';
import contract from '../../contract';
import type { CartSnapshot, CartState } from '../../contract/types';
import { cartOfPage } from '../../transport/cart-data';
import { readJson } from '../../transport/http/json';
import { readElement } from '../../transport/page';
import { CartPage } from '../cart-page/cart-page';
import { blocksIn } from '../cart-page/composed';
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

/**
 * What other plugins print, of the cart as the shop has it: it knows their places
 * on this page only, so the page is asked for them again.
 *
 * @param printed What the page was printed with.
 * @param mark    Of which cart that was.
 * @param state   What is known now.
 */
const useOthers = (
	printed: OthersHtml,
	mark: string,
	state: CartState | undefined
): OthersHtml => {
	const [ others, setOthers ] = useState( printed );
	const known = state?.confirmed ? markOf( state.confirmed ) : mark;
	const wanted =
		Object.keys( printed ).length > 0 && ! state?.busy && known !== mark;
	useEffect( () => {
		let isOver = false;
		if ( wanted ) {
			readElement( window.location.href, ROOT ).then( ( html ) => {
				if ( html !== null && ! isOver ) {
					const page = new DOMParser().parseFromString(
						html,
						'text/html'
					);
					setOthers( othersIn( page ) );
				}
			}, reportError );
		}
		return () => {
			isOver = true;
		};
	}, [ wanted, known ] );
	// The cart that the page was printed with, again.
	return wanted || state?.busy ? others : printed;
};

const Live = ( { printed, given, mark }: LiveProps ) => {
	const shown = useCart( cartStore, printed );
	const others = useOthers( given.others ?? {}, mark, shown.state );
	return <CartPage { ...given } { ...shown } others={ others } />;
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
	if ( given.layout ) {
		given.blocks = Object.fromEntries(
			[ ...blocks ].map( ( [ key, { innerHTML } ] ) => [
				key,
				innerHTML,
			] )
		);
	}
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
