import type { Image } from '../../contract/types';
import { Icon } from './icon';

export interface PictureProps {
	image: Image | null;
	/** `sizes` attribute; empty: the image's own. */
	sizes?: string;
	/** `first` is the image that likely is the largest contentful paint. */
	loading?: 'lazy' | 'eager' | 'first';
	/** Default: the image's own. */
	alt?: string;
}

/**
 * An image, or a placeholder of the same size. Twin of `View\Parts\Picture`.
 *
 * @param props
 * @param props.image
 * @param props.sizes
 * @param props.loading
 * @param props.alt
 */
export const Picture = ( {
	image,
	sizes,
	loading = 'lazy',
	alt,
}: PictureProps ) => {
	if ( ! image ) {
		return (
			<span className="vitrine-no-image" aria-hidden="true">
				<Icon name="image" />
			</span>
		);
	}
	// React 18 knows this attribute in lower case only.
	const priority = loading === 'first' ? { fetchpriority: 'high' } : {};
	return (
		<img
			src={ image.src }
			srcSet={ image.srcset || undefined }
			sizes={ image.srcset ? sizes || image.sizes : undefined }
			alt={ alt ?? image.alt }
			width={ image.width }
			height={ image.height }
			loading={ loading === 'lazy' ? 'lazy' : 'eager' }
			decoding="async"
			{ ...priority }
		/>
	);
};
