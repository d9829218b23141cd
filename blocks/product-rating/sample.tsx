import { Stars } from '../../src/islands/parts/stars';

/** A sample rating. PHP: `View\Product\ProductContent::rating()`. */
export const Sample = () => (
	<div className="vitrine-product">
		<div className="product">
			<div className="summary">
				<p className="vitrine-product-rating">
					<a href="#reviews">
						<Stars average={ 4.5 } label="4.5" />
						<span aria-hidden="true">(12)</span>
					</a>
				</p>
			</div>
		</div>
	</div>
);
