/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Some browsers drop table roles with grid layout. */
import { __ } from '@wordpress/i18n';
import {
	LineImage,
	LineQuantity,
	LineRemove,
	LineText,
	LineTotal,
} from '../cart/line-parts';
import { type LineProps, useLineState } from '../cart/line';
import { Others, type OthersHtml } from '../parts/others';

/** The table's header. */
export const Head = () => {
	const columns = [
		[ 'product-name', __( 'Product', 'vitrine' ) ],
		[ 'product-quantity', __( 'Quantity', 'vitrine' ) ],
		[ 'product-subtotal', __( 'Total', 'vitrine' ) ],
		[ 'product-remove', __( 'Remove', 'vitrine' ) ],
	] as const;
	return (
		<thead role="rowgroup">
			<tr role="row">
				{ columns.map( ( [ name, label ] ) => (
					<th
						key={ name }
						className={ name }
						role="columnheader"
						scope="col"
					>
						<span
							className={
								name === 'product-remove'
									? 'screen-reader-text'
									: undefined
							}
						>
							{ label }
						</span>
					</th>
				) ) }
			</tr>
		</thead>
	);
};

/**
 * A row of the cart page. Explicit roles are needed because narrow screens lay
 * out the table as a grid, which makes browsers drop its semantics. Twin of
 * `View\Cart\Parts\Row`.
 *
 * @param props          Props of the row.
 * @param props.line
 * @param props.currency
 * @param props.style    One of the contract's `quantity_style_types`.
 * @param props.others   HTML from other plugins.
 * @see spec 3.1
 */
export const Row = ( {
	line,
	currency,
	style,
	others,
	...state
}: LineProps & { others?: OthersHtml | undefined } ) => (
	<tr
		{ ...useLineState< HTMLTableRowElement >(
			state,
			'cart_item',
			line.style
		) }
		role="row"
		data-cart_item_key={ line.key }
	>
		<td className="product-name" role="cell">
			<div className="vitrine-row-product">
				<LineImage line={ line } sizes="96px" />
				<LineText
					line={ line }
					currency={ currency }
					below={
						<Others
							all={ others }
							place={ `after_cart_item_name:${ line.key }` }
						/>
					}
					note={
						<Others
							all={ others }
							place={ `cart_item_backorder:${ line.key }` }
						/>
					}
				/>
			</div>
		</td>
		<td className="product-quantity" role="cell">
			<LineQuantity line={ line } style={ style } />
		</td>
		<td className="product-subtotal" role="cell">
			<LineTotal line={ line } currency={ currency } />
		</td>
		<td className="product-remove" role="cell">
			<LineRemove line={ line } />
		</td>
	</tr>
);
/* eslint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
