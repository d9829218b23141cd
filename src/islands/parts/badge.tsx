import contract from '../../contract';
import type { SaleBadge } from '../types';

export interface BadgeProps {
	/** Discount as a whole percentage; 0: unknown. */
	percentage: number;
	badge: SaleBadge;
}

/**
 * The sale badge. Twin of `View\Parts\Badge`.
 *
 * @param props
 * @param props.percentage
 * @param props.badge
 * @see spec 3.9, 4.13
 */
export const Badge = ( { percentage, badge }: BadgeProps ) => (
	<span className="onsale vitrine-badge">
		{ badge.template && percentage > 0
			? badge.template
					.split( contract.settings_values.sale_percentage_token )
					.join( String( percentage ) )
			: badge.text }
	</span>
);
