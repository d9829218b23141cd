import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Finding, MoveData, MoveState } from './data';

/** Numbers of what will be moved. */
export const Counts = ( { counts }: Pick< MoveData, 'counts' > ) => (
	<>
		<h2>{ __( 'What will be moved', 'vitrine' ) }</h2>
		<table className="widefat striped vitrine-move__counts">
			<tbody>
				{ counts
					.filter( ( { left } ) => left > 0 )
					.map( ( { id, label, left } ) => (
						<tr key={ id }>
							<th scope="row">{ label }</th>
							<td>{ left }</td>
						</tr>
					) ) }
			</tbody>
		</table>
	</>
);

/** What must be changed first, and what will not be moved. */
export const Findings = ( { findings }: { findings: Finding[] } ) => {
	const blocking = findings.filter( ( { blocks } ) => blocks );
	const others = findings.filter( ( { blocks } ) => ! blocks );
	return (
		<>
			{ blocking.length > 0 && (
				<Notice status="error" isDismissible={ false }>
					<strong>{ __( 'Change this first:', 'vitrine' ) }</strong>
					<ul>
						{ blocking.map( ( { id, text } ) => (
							<li key={ id }>{ text }</li>
						) ) }
					</ul>
				</Notice>
			) }
			{ others.length > 0 && (
				<>
					<h2>
						{ __( 'What will be changed or not moved', 'vitrine' ) }
					</h2>
					<ul className="vitrine-move__findings">
						{ others.map( ( { id, text } ) => (
							<li key={ id }>{ text }</li>
						) ) }
					</ul>
				</>
			) }
		</>
	);
};

/** Errors of the move. */
export const Problems = ( { state }: { state: MoveState } ) => {
	const labels = new Map(
		state.parts.map( ( { id, label } ) => [ id, label ] )
	);
	return (
		<Notice status="warning" isDismissible={ false }>
			<p>
				{ sprintf(
					/* translators: %d: number of products, orders and so on. */
					__( 'Not moved: %d', 'vitrine' ),
					state.failed
				) }
			</p>
			<ul>
				{ state.problems.map( ( { part, id, text } ) => (
					<li key={ `${ part }-${ id }` }>
						{ `${ labels.get( part ) ?? part } ${ id }: ${ text }` }
					</li>
				) ) }
			</ul>
		</Notice>
	);
};
