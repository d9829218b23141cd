import type { ReactNode } from 'react';
import type { Notice as NoticeData } from '../../contract/types';
import { classes } from './classes';

/**
 * A notice. Twin of `View\Parts\Notices::one()`.
 *
 * @param props
 * @param props.notice
 */
export const Notice = ( { notice }: { notice: NoticeData } ) => (
	<div
		className={ classes(
			'vitrine-notice',
			`vitrine-notice--${ notice.type }`,
			notice.type === 'error'
				? 'woocommerce-error'
				: 'woocommerce-message'
		) }
		role="alert"
	>
		{ notice.text }
	</div>
);

/**
 * The notices of a page. Twin of `View\Parts\Notices::render()`.
 *
 * @param props
 * @param props.notices
 * @param props.children Notices that belong to a field.
 */
export const Notices = ( {
	notices,
	children,
}: {
	notices: NoticeData[];
	children?: ReactNode;
} ) => (
	<div className="woocommerce-notices-wrapper">
		{ notices.map( ( notice ) => (
			<Notice
				key={ `${ notice.type } ${ notice.text }` }
				notice={ notice }
			/>
		) ) }
		{ children }
	</div>
);
