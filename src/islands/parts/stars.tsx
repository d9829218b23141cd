import type { CSSProperties } from 'react';

interface Props {
	/** 0 to 5. */
	average: number;
	/** What screen readers say. */
	label: string;
}

/**
 * Five stars, as many of them filled as the rating has. Twin of `View\Parts\Stars`.
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
