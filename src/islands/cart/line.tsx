import type { CartLine, Currency, LinePending } from '../../contract/types';
import contract from '../../contract';
import { classes } from '../parts/classes';
import { useInert } from '../parts/leaving';
import {
	LineImage,
	LineQuantity,
	LineRemove,
	LineText,
	LineTotal,
} from './line-parts';

export interface LineProps {
	line: CartLine;
	currency: Currency;
	style: string;
	pending: LinePending | undefined;
	/** Whether it has been removed and is only rendered until it has faded out. */
	isLeaving: boolean;
}

/**
 * Attributes that show the pending state of a cart item. A removed item keeps
 * its pending look while it fades out.
 *
 * @param props
 * @param props.pending
 * @param props.isLeaving
 * @param names           Class names.
 */
export const useLineState = < Row extends HTMLElement >(
	{ pending, isLeaving }: Pick< LineProps, 'pending' | 'isLeaving' >,
	...names: Array< string | undefined >
) => ( {
	className: classes(
		...names,
		( isLeaving || pending === 'delete' ) && contract.markers.blocked,
		pending && 'is-pending'
	),
	'aria-busy': pending ? ( 'true' as const ) : undefined,
	'aria-hidden': isLeaving || undefined,
	ref: useInert< Row >( isLeaving ),
} );

/**
 * An item of the mini-cart. Twin of `View\Cart\Line`.
 *
 * @param props          Props of the item.
 * @param props.line
 * @param props.currency
 * @param props.style    One of the contract's `quantity_style_types`.
 */
export const Line = ( { line, currency, style, ...state }: LineProps ) => (
	<li
		{ ...useLineState< HTMLLIElement >( state, 'mini_cart_item' ) }
		data-cart_item_key={ line.key }
	>
		<LineImage line={ line } sizes="80px" />
		<LineText line={ line } currency={ currency } />
		<LineQuantity line={ line } style={ style } />
		<span className="vitrine-line-total">
			<LineTotal line={ line } currency={ currency } />
		</span>
		<LineRemove line={ line } />
	</li>
);
