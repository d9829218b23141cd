import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { sampleCart } from '../data/sample';
import { Picture } from '../../islands/parts/picture';
import { Stars } from '../../islands/parts/stars';

const reviews = () => [
	{
		author: 'Ada',
		rating: 5,
		text: __(
			'Even better than in the pictures. I would buy it again.',
			'vitrine'
		),
	},
	{
		author: 'Charles',
		rating: 4,
		text: __( 'Well made, and it arrived within two days.', 'vitrine' ),
	},
];

/** Sample reviews. PHP: `View\Product\Reviews\AllReviews`. */
export const SampleReviews = () => {
	const { lines } = sampleCart();
	return (
		<div
			className="vitrine-all-reviews"
			style={ { '--vitrine-columns': 2 } as CSSProperties }
		>
			<ul className="vitrine-all-reviews-list">
				{ reviews().map( ( { author, rating, text }, index ) => {
					const product = lines[ index % lines.length ];
					return (
						<li key={ author }>
							<article>
								<Stars
									average={ rating }
									label={ String( rating ) }
								/>
								<div className="vitrine-review-text">
									{ text }
								</div>
								<p className="vitrine-review-by">
									<strong>{ author }</strong>
								</p>
								{ product && (
									<p className="vitrine-review-of">
										<Picture image={ product.image } />
										<a href={ product.permalink }>
											{ product.name }
										</a>
									</p>
								) }
							</article>
						</li>
					);
				} ) }
			</ul>
		</div>
	);
};
