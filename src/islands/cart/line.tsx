import type { CartLine, Currency, LinePending } from '../../contract/types';
import contract from '../../contract';
import { classes } from '../parts/classes';
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
}

/**
 * A line of the mini-cart. Twin of `View\Cart\Line`.
 *
 * @param props          The line and how to show it.
 * @param props.line
 * @param props.currency
 * @param props.style    One of the contract's `quantity_style_types`.
 * @param props.pending  What is under way for it.
 */
export const Line = ( { line, currency, style, pending }: LineProps ) => (
	<li
		className={ classes(
			'mini_cart_item',
			pending === 'delete' && contract.markers.blocked,
			pending && 'is-pending'
		) }
		data-cart_item_key={ line.key }
		aria-busy={ pending ? 'true' : undefined }
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
