import { isShape, isText, isTruth } from '../../transport/http/shape';
import type {
	CouponBoxProps,
	EmailMessageProps,
	ReviewToggleProps,
} from './types';

export const isCouponBox = isShape< CouponBoxProps >( { error: isText } );

export const isReviewToggle = isShape< ReviewToggleProps >( {
	show: isText,
	hide: isText,
	folded: isTruth,
	total: isText,
} );

export const isEmailMessage = isShape< EmailMessageProps >( {
	text: isText,
	label: isText,
	shown: isTruth,
} );
