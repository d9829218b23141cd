<?php
/**
 * Plugin Name: A neighbour: script delay
 * Description: Delays every script until the first interaction, as performance plugins do, and then runs them in order.
 *
 * @package Vitrine
 */

declare(strict_types=1);

add_action(
	'template_redirect',
	static function (): void {
		ob_start(
			static function ( string $html ): string {
				$html   = (string) preg_replace_callback(
					'#<script\b([^>]*)>#i',
					static function ( array $found ): string {
						$attributes = $found[1];
						// Leave data blocks, speculation rules, import maps and modules alone.
						if ( preg_match( '#\stype=["\'](?!text/javascript|application/javascript)#i', $attributes ) ) {
							return $found[0];
						}
						$attributes = (string) preg_replace( '#\stype=["\'][^"\']*["\']#i', '', $attributes );
						return '<script type="text/delayed"' . str_replace( ' src=', ' data-src=', $attributes ) . '>';
					},
					$html
				);
				$runner = <<<'JS'
<script>
( function () {
	var touches = [ 'keydown', 'mousemove', 'pointerdown', 'touchstart', 'wheel' ];
	function next( list ) {
		var old = list.shift();
		if ( ! old ) {
			window.delayedScriptsRan = true;
			return;
		}
		var script = document.createElement( 'script' );
		Array.prototype.forEach.call( old.attributes, function ( attribute ) {
			if ( attribute.name !== 'type' && attribute.name !== 'data-src' ) {
				script.setAttribute( attribute.name, attribute.value );
			}
		} );
		if ( old.dataset.src ) {
			script.onload = script.onerror = function () {
				next( list );
			};
			script.src = old.dataset.src;
			old.replaceWith( script );
		} else {
			script.textContent = old.textContent;
			old.replaceWith( script );
			next( list );
		}
	}
	function run() {
		touches.forEach( function ( touch ) {
			window.removeEventListener( touch, run );
		} );
		next( Array.prototype.slice.call( document.querySelectorAll( 'script[type="text/delayed"]' ) ) );
	}
	touches.forEach( function ( touch ) {
		window.addEventListener( touch, run, { passive: true } );
	} );
} )();
</script>
JS;
				return str_replace( '</body>', $runner . '</body>', $html );
			}
		);
	},
	1
);
