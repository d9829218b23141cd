import { Button, Notice, Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ShopStatus } from './types';
import { Checks } from './checks';
import { useStatus } from './use-status';
import './status.scss';

/**
 * The status page of the settings screen: the shop engine and why it is used,
 * which WooCommerce scripts are replaced, and problems to fix.
 */
export const StatusPage = () => {
	const [ known, ask ] = useStatus();
	return (
		<div className="vitrine-status" aria-busy={ known.state === 'loading' }>
			<div role="status">
				{ known.state === 'loading' && (
					<p className="vitrine-status__wait">
						<Spinner />
						{ __( 'Checking the shop…', 'vitrine' ) }
					</p>
				) }
			</div>
			{ known.state === 'failed' && (
				<Notice status="error" isDismissible={ false }>
					{ __( 'The shop could not be checked.', 'vitrine' ) }{ ' ' }
					{ known.message }
				</Notice>
			) }
			{ known.state === 'known' && (
				<Status status={ known.status } onChange={ ask } />
			) }
			<Button
				variant="secondary"
				onClick={ ask }
				disabled={ known.state === 'loading' }
				accessibleWhenDisabled
			>
				{ __( 'Check again', 'vitrine' ) }
			</Button>
		</div>
	);
};

const Status = ( {
	status,
	onChange,
}: {
	status: ShopStatus;
	onChange: () => void;
} ) => (
	<>
		<h2>{ __( 'Shop engine', 'vitrine' ) }</h2>
		<p>
			<strong>{ status.engine.name }</strong>
			{ '. ' }
			{ status.engine.reason }
		</p>
		{ status.engine.beside && (
			<p>
				{ sprintf(
					// translators: %s: name of a shop's plugin.
					__( 'Also active: %s.', 'vitrine' ),
					status.engine.beside
				) }
			</p>
		) }
		{ status.scripts.length > 0 && <Scripts scripts={ status.scripts } /> }
		<h2>{ __( 'Checks', 'vitrine' ) }</h2>
		<Checks checks={ status.checks } onChange={ onChange } />
	</>
);

const Scripts = ( { scripts }: Pick< ShopStatus, 'scripts' > ) => (
	<>
		<h2>{ __( 'Scripts on WooCommerce pages', 'vitrine' ) }</h2>
		<table className="vitrine-status__scripts widefat striped">
			<tbody>
				{ scripts.map( ( { label, replaced } ) => (
					<tr key={ label }>
						<th scope="row">{ label }</th>
						<td>
							{ replaced
								? __( 'Vitrine', 'vitrine' )
								: __( 'WooCommerce’s script', 'vitrine' ) }
						</td>
					</tr>
				) ) }
			</tbody>
		</table>
	</>
);
