import type { ReactNode } from 'react';
import { Others, type OthersHtml } from '../parts/others';

/** Hooks before and after each part of a card; `start` is not a visible part. */
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
 * A part of a card with HTML from other plugins around it. Twin of
 * `View\Listing\CardOthers`.
 *
 * @param props
 * @param props.id       Product id.
 * @param props.all      HTML from other plugins.
 * @param props.part     Name of the part.
 * @param props.children The rendered part.
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
