import type { CSSProperties, ReactNode } from 'react';
import { editorData } from '../../src/editor/data';
import { Badge } from '../../src/islands/parts/badge';

const COLORS = [ '#8a3b2e', '#d9c9a8', '#2f4858' ];

/** Sample swatches. PHP: `View\Listing\CardParts`. */
const Swatches = () => (
	<div className="vitrine-swatches">
		{ COLORS.map( ( color ) => (
			/* eslint-disable-next-line jsx-a11y/anchor-has-content -- The preview is not announced. */
			<a
				key={ color }
				href="#color"
				style={ { '--vitrine-swatch': color } as CSSProperties }
			/>
		) ) }
	</div>
);

/**
 * A sample of a part that only some products have; null: all have it.
 *
 * @param part The part.
 */
export const sampleOf = ( part: string ): ReactNode => {
	switch ( part ) {
		case 'sale-badge':
			return (
				<Badge percentage={ 20 } badge={ editorData().sale_badge } />
			);
		case 'swatches':
			return <Swatches />;
		default:
			return null;
	}
};
