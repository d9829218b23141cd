import contract from '../../contract';
import { Card } from '../../islands/listing/card';
import { CardButton } from '../../islands/listing/card-button';
import { Price } from '../../islands/parts/money';
import { sampleCart, sampleShop } from '../data/sample';

/**
 * Sample cards for the inserter's preview in a shop without products. PHP:
 * `View\Listing\Listing`.
 *
 * @param props
 * @param props.columns Number of columns.
 * @param props.title   Heading above the cards; empty: none.
 */
export const SampleListing = ( {
	columns,
	title,
}: {
	columns: number;
	title: string;
} ) => {
	const { cross_sells: cards, currency } = sampleCart();
	return (
		<div className="vitrine-product-listing">
			{ title && (
				<h2 className="wp-block-heading vitrine-listing-title">
					{ title }
				</h2>
			) }
			<ul className={ `products columns-${ columns }` }>
				{ cards.slice( 0, columns ).map( ( card ) => (
					<Card
						key={ card.id }
						card={ card }
						currency={ currency }
						badge={ sampleShop().sale_badge }
					/>
				) ) }
			</ul>
		</div>
	);
};

/**
 * A sample product for the inserter's preview in a shop without products. PHP:
 * `View\Product\ProductContent`.
 */
export const SampleProduct = () => {
	const { cross_sells: cards, currency } = sampleCart();
	const [ card ] = cards;
	return card ? (
		<div className="vitrine-product">
			<div className="product">
				<div className="images">
					<img
						src={ card.image?.src }
						alt=""
						style={ { inlineSize: '100%' } }
					/>
				</div>
				<div className="summary entry-summary">
					<h2 className="product_title">{ card.name }</h2>
					<Price price={ card } currency={ currency } />
					<CardButton
						card={ card }
						field={ contract.fields.add_to_cart }
					/>
				</div>
			</div>
		</div>
	) : null;
};
