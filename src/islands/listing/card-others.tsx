import type { ReactNode } from 'react';
import { Others, type OthersHtml } from '../parts/others';

/** Part of a card to the places before it and behind it; `start` is none. */
const AROUND = {
	start: [ [ 'before_shop_loop_item' ], [] ],
	image: [
		[ 'before_shop_loop_item_title:-10' ],
		[ 'before_shop_loop_item_title:10-' ],
	],
	title: [
		[ 'shop_loop_item_title:-10' ],
		[ 'shop_loop_item_title:10-', 'after_shop_loop_item_title:-10' ],
	],
	price: [ [], [ 'after_shop_loop_item_title:10-' ] ],
	button: [ [ 'after_shop_loop_item:-10' ], [ 'after_shop_loop_item:10-' ] ],
};

/**
 * A part of a card with what other plugins print around it. Twin of
 * `View\Listing\CardOthers`.
 *
 * @param props
 * @param props.id       Of the card's product.
 * @param props.all      What is printed on the page.
 * @param props.part     Of the card.
 * @param props.children It, drawn.
 */
export const AmongOthers = ( {
	id,
	all,
	part,
	children,
}: {
	id: number;
	all: OthersHtml | undefined;
	part: keyof typeof AROUND;
	children?: ReactNode;
} ) => {
	const [ before, after ] = AROUND[ part ].map( ( places ) =>
		places.map( ( place ) => (
			<Others
				key={ place }
				all={ all }
				place={ `card:${ id }:${ place }` }
			/>
		) )
	);
	return (
		<>
			{ before }
			{ children }
			{ after }
		</>
	);
};
