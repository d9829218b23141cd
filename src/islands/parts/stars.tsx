import type { CSSProperties } from 'react';

interface Props {
	/** Average rating from 0 to 5. */
	average: number;
	/** Text for screen readers. */
	label: string;
}

/**
 * A star rating. Twin of `View\Parts\Stars`.
 *
 * @param props
 * @param props.average
 * @param props.label
 */
export const Stars = ( { average, label }: Props ) => (
	<span
		className="vitrine-stars"
		role="img"
		aria-label={ label }
		style={ { '--vitrine-rating': average } as CSSProperties }
	/>
);
