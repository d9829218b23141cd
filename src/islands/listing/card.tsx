import contract from '../../contract';
import type { Currency, ProductCard } from '../../contract/types';
import { Badge } from '../parts/badge';
import { classes } from '../parts/classes';
import { Foreign } from '../parts/foreign';
import { Price, WrittenPrice } from '../parts/money';
import { Picture } from '../parts/picture';
import type { OthersHtml } from '../parts/others';
import { Stars } from '../parts/stars';
import type { SaleBadge } from '../types';
import { CardButton } from './card-button';
import { AmongOthers } from './card-others';

export interface CardProps {
	card: ProductCard;
	currency: Currency;
	badge: SaleBadge;
	options?: {
		/** Tag of the product name. */
		heading?: 'h2' | 'h3';
		sizes?: string;
		loading?: 'lazy' | 'eager' | 'first';
		price?: boolean;
		button?: boolean;
		/** Whether the parts below the name are wrapped in one element. */
		summary?: boolean;
		/** HTML from other plugins. */
		others?: OthersHtml | undefined;
	};
}

const Pictured = ( { card, badge, options = {} }: CardProps ) => (
	<div className="vitrine-card-image">
		{ /* Screen readers and keyboards use the link of the name; this one is for the mouse. */ }
		<a href={ card.permalink } tabIndex={ -1 } aria-hidden="true">
			{ card.image_html === undefined ? (
				<Picture
					image={ card.image }
					sizes={ options.sizes ?? '' }
					loading={ options.loading ?? 'lazy' }
					alt=""
				/>
			) : (
				<Foreign html={ card.image_html } />
			) }
		</a>
		{ card.on_sale && card.in_stock && card.sale_html === undefined && (
			<Badge percentage={ card.sale_percentage } badge={ badge } />
		) }
		{ card.on_sale && card.in_stock && card.sale_html && (
			<Foreign html={ card.sale_html } />
		) }
		{ ! card.in_stock && (
			<span className="vitrine-badge vitrine-badge--out">
				{ card.stock_text }
			</span>
		) }
	</div>
);

const CardPrice = ( {
	card,
	currency,
}: Pick< CardProps, 'card' | 'currency' > ) => {
	if ( card.price_html !== undefined ) {
		return <WrittenPrice html={ card.price_html } />;
	}
	return card.purchasable || card.price > 0 ? (
		<Price price={ card } currency={ currency } />
	) : null;
};

const Rated = ( { rating, rating_html: html }: ProductCard ) => {
	if ( html !== undefined ) {
		return html === '' ? null : (
			<div className="vitrine-card-rating">
				<Foreign html={ html } />
			</div>
		);
	}
	return rating === undefined ? null : (
		<p className="vitrine-card-rating">
			<Stars average={ rating.average } label={ rating.text } />
		</p>
	);
};

const Offer = ( { card, currency, options = {} }: CardProps ) => (
	<>
		<Rated { ...card } />
		<AmongOthers id={ card.id } all={ options.others } part="price">
			{ ( options.price ?? true ) && (
				<CardPrice card={ card } currency={ currency } />
			) }
		</AmongOthers>
		{ card.in_stock && card.stock_text !== '' && (
			<p className="stock low-stock">{ card.stock_text }</p>
		) }
		<AmongOthers id={ card.id } all={ options.others } part="button">
			{ ( options.button ?? true ) && (
				<CardButton
					card={ card }
					field={ contract.fields.add_to_cart }
				/>
			) }
		</AmongOthers>
	</>
);

/**
 * A product card. Twin of `View\Listing\Card`.
 *
 * @param props Props of the card.
 * @see spec 2.1, 3.2
 */
export const Card = ( props: CardProps ) => {
	const { card, options = {} } = props;
	const Heading = options.heading ?? 'h2';
	const among = { id: card.id, all: options.others };
	return (
		<li
			className={ classes(
				'product',
				`product-type-${ card.type }`,
				card.in_stock ? 'instock' : 'outofstock',
				card.on_sale && 'sale',
				card.classes
			) }
		>
			<AmongOthers { ...among } part="start" />
			<AmongOthers { ...among } part="image">
				<Pictured { ...props } />
			</AmongOthers>
			<AmongOthers { ...among } part="title">
				<Heading className="woocommerce-loop-product__title">
					<a href={ card.permalink }>{ card.name }</a>
				</Heading>
			</AmongOthers>
			{ options.summary ? (
				<div className="vitrine-card-summary">
					<Offer { ...props } />
				</div>
			) : (
				<Offer { ...props } />
			) }
		</li>
	);
};
