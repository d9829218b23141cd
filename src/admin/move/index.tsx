import { Button, Notice } from '@wordpress/components';
import { createRoot } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import contract from '../../contract';
import { readMoveData, type MoveData, type PartState } from './data';
import { Counts, Findings, Problems } from './lists';
import { useMove } from './use-move';
import './move.scss';

const Part = ( { part }: { part: PartState } ) => (
	<li>
		<label htmlFor={ `vitrine-move-${ part.id }` }>{ part.label }</label>
		<progress
			id={ `vitrine-move-${ part.id }` }
			max={ part.total }
			value={ part.done }
		/>
		<span>
			{ sprintf(
				/* translators: 1: number that is done, 2: number of all. */
				__( '%1$d of %2$d', 'vitrine' ),
				part.done,
				part.total
			) }
		</span>
	</li>
);

const Done = ( { links }: Pick< MoveData, 'links' > ) => (
	<>
		<Notice status="success" isDismissible={ false }>
			{ __( 'Your shop has been moved to WooCommerce.', 'vitrine' ) }
		</Notice>
		<h2>{ __( 'What to do next', 'vitrine' ) }</h2>
		<ol>
			<li>
				<a href={ links.settings }>
					{ __(
						'Set up taxes, shipping and payments in WooCommerce',
						'vitrine'
					) }
				</a>
			</li>
			<li>
				<a href={ links.products }>
					{ __( 'Check your products', 'vitrine' ) }
				</a>
			</li>
			<li>
				<a href={ links.orders }>
					{ __( 'Check your orders', 'vitrine' ) }
				</a>
			</li>
			<li>
				{ __(
					'Place a test order. Vitrine now uses WooCommerce; keep Vitrine active so that old links still work.',
					'vitrine'
				) }
			</li>
		</ol>
	</>
);

const Screen = ( {
	path,
	state: first,
	counts,
	findings,
	links,
}: MoveData ) => {
	const { state, isMoving, failure, move } = useMove( path, first );
	const isDone = state.finished && ! isMoving;
	const isBlocked =
		! state.started && findings.some( ( { blocks } ) => blocks );
	const words = () => {
		if ( state.finished ) {
			return __( 'Move new items', 'vitrine' );
		}
		return state.started
			? __( 'Continue', 'vitrine' )
			: __( 'Start', 'vitrine' );
	};
	return (
		<div className="vitrine-move">
			{ ! state.started && (
				<>
					<p>
						{ __(
							'Your products, coupons, customers and orders are moved to WooCommerce. No email is sent, and no stock is changed. Make a backup of your database first.',
							'vitrine'
						) }
					</p>
					<Counts counts={ counts } />
				</>
			) }
			{ ! state.finished && <Findings findings={ findings } /> }
			{ isDone && <Done links={ links } /> }
			{ ( state.started || isMoving ) && (
				<ul className="vitrine-move__parts" aria-busy={ isMoving }>
					{ state.parts
						.filter( ( { total } ) => total > 0 )
						.map( ( part ) => (
							<Part key={ part.id } part={ part } />
						) ) }
				</ul>
			) }
			{ state.failed > 0 && <Problems state={ state } /> }
			{ failure && (
				<Notice status="error" isDismissible={ false }>
					<p>{ failure }</p>
					{ state.started && (
						<p>
							{ __(
								'Nothing is moved twice: continue when you are ready.',
								'vitrine'
							) }
						</p>
					) }
				</Notice>
			) }
			{ isMoving && (
				<p role="status">
					{ __(
						'Moving… You can close this page and continue later.',
						'vitrine'
					) }
				</p>
			) }
			<Button
				variant={ isDone ? 'secondary' : 'primary' }
				isBusy={ isMoving }
				disabled={ isMoving || isBlocked }
				accessibleWhenDisabled
				onClick={ () => void move() }
			>
				{ words() }
			</Button>
		</div>
	);
};

const root = document.getElementById( contract.admin.move );
const data = readMoveData();
if ( root && data ) {
	createRoot( root ).render( <Screen { ...data } /> );
}
