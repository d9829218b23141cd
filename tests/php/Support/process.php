<?php
/**
 * One process of Processes::run(): `php process.php <PHPUnit's loader> <method> <arguments>`.
 *
 * @package Vitrine
 */

declare(strict_types=1);

require $argv[1];
require dirname( __DIR__ ) . '/bootstrap.php';

echo "ready\n";
fgets( STDIN );

echo wp_json_encode( call_user_func_array( $argv[2], (array) json_decode( $argv[3], true ) ) );
