import { isShape, isText } from '../../transport/http/shape';
import type { CouponBoxProps } from './types';

export const isCouponBox = isShape< CouponBoxProps >( { error: isText } );
