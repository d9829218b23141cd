import { isShape, isText, isTruth } from '../../transport/http/shape';
import type { CouponBoxProps, ReviewToggleProps } from './types';

export const isCouponBox = isShape< CouponBoxProps >( { error: isText } );

export const isReviewToggle = isShape< ReviewToggleProps >( {
	show: isText,
	hide: isText,
	folded: isTruth,
	total: isText,
} );
