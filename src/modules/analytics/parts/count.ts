import type { VisitPart } from '../../../contract/types';
import {
	isNumber,
	isOneOf,
	isShape,
	isText,
} from '../../../transport/http/shape';
import { startAnalytics, type AnalyticsSettings } from '../start';

const isSettings = isShape< AnalyticsSettings >( {
	url: isText,
	page: isOneOf( '', 'product', 'checkout', 'purchase' ),
	product: isNumber,
	once: isText,
} );

/** Starts counting if the visitor has consented. */
export const start: VisitPart[ 'start' ] = ( settings ) =>
	isSettings( settings ) ? startAnalytics( settings ) : () => undefined;
